import { sql } from 'drizzle-orm';
import type { EndpointName } from '#core/api.ts';
import type { Draft } from '#core/drafts.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { RecipientLink } from '#core/press-kit-link.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { VOICE_STATEMENTS } from '#core/voice.ts';
import type { Database } from '#db/client.ts';
import { PASSWORD } from './client.ts';
import { outputOf, sha256Of } from './drops.ts';
import { callGigBook } from './every-gig-book-endpoint.ts';
import { callGigs } from './every-gig-endpoint.ts';
import { callSigning } from './every-signing-endpoint.ts';
import { MP3 } from './fake-speech.ts';
import { picture } from './pictures.ts';

/** What a call brings; a body of bytes is a file. */
export interface Step {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  key?: string;
  /** The version that a change goes on from. */
  ifMatch?: string;
}

/** Calls an endpoint with the cookies of the calls before it. Throws where it is refused. */
export type CallEndpoint = <Reply = Record<string, never>>(name: EndpointName, step?: Step) => Promise<Reply>;

/** Who calls; the settings have to name the address as an admin's. */
export const CALLER_EMAIL = 'mara@example.com';

/** Calls every endpoint of ours, as the account of an admin does in its time: those of mailed links and passkeys are left out. */
export async function callEveryEndpoint(call: CallEndpoint, db: Database): Promise<void> {
  await operations(call);
  await call('signUp', { body: { name: 'Mara', email: CALLER_EMAIL, password: PASSWORD } });
  // So that nothing is refused: from its proof on an admin has Pro, and no trial.
  await call('startTrial');
  await db.run(sql`UPDATE users SET email_verified = 1`);
  await billing(call);
  await home(call);
  await logos(call);
  await drops(call);
  await studio(call);
  await pressKits(call, db);
  await callSigning(call, db, CALLER_EMAIL);
  await callGigs(call);
  await callGigBook(call);
  await account(call, db);
}

interface Made {
  generation: {
    id: string;
    version: number;
    files: { name: string }[];
    output: { concepts: { id: string }[] };
  };
}

async function pressKits(call: CallEndpoint, db: Database): Promise<void> {
  const kit = emptyKit('DJ NOVA');
  const tool = 'press-kit';
  const written = { content: kit, generationId: null };
  const { draft } = await call<{ draft: Draft }>('addDraft', { params: { tool }, body: written });
  const { id, revision } = draft;
  await call('saveDraft', { params: { tool, id }, body: { ...written, revision } });
  await call('drafts', { params: { tool } });
  await call('draft', { params: { tool, id } });
  await call('deleteDraft', { params: { tool, id } });
  await call('bioWriter');
  await call('checkLinks', { body: { links: ['https://soundcloud.com/djnova/closing'] } });
  await call('writeBios', { body: { kit } });
  const photo = await call<{ id: string }>('uploadMedia', { body: await picture('jpeg', { seed: 5 }) });
  // Made by the pipeline it would be counted as a generation of one more trip.
  const output = JSON.stringify({
    kit: { artistName: 'DJ NOVA', photos: [{ ...photo, width: 40, height: 24 }] },
  });
  const now = Date.now();
  await db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    SELECT 'gen_kit', id, 'press-kit', 'done', 'DJ NOVA', 3, '{}', ${output}, ${now}, ${now} FROM users WHERE email = ${CALLER_EMAIL}`);
  const page = { params: { id: 'gen_kit', slug: 'dj-nova' } };
  await call('publishPressKit', { ...page, body: { slug: 'dj-nova', published: true } });
  await call('pressKitPage', page);
  await call('pressKitDates');
  const wish = { date: '2999-01-16', place: 'Kulturzug, Leipzig', email: 'lena@example.com' };
  const link = { recipient: 'Kulturzug', greeting: 'Hi', expiresOn: dayAfter(firstDay(new Date()), 30) };
  const made = await call<{ link: RecipientLink }>('addRecipientLink', { ...page, body: link });
  const own = { params: { id: made.link.id } };
  await call('saveRecipientLink', { ...own, body: link });
  await call('revokeRecipientLink', { ...own, body: { revoked: true } });
  const renewed = await call<{ link: RecipientLink }>('renewRecipientLink', { ...own, body: link });
  const token = renewed.link.url?.split('/').at(-1) ?? '';
  await call('hostedPressKitFor', { params: { slug: 'dj-nova', token } });
  await call('requestBooking', { ...page, body: wish });
  await call('countReads', { ...page, body: { parts: ['bio'] } });
  await call('deleteRecipientLink', own);
  await call('hostedPressKit', page);
  await call('hostedPicture', { params: { slug: 'dj-nova', id: photo.id } });
  await call('hostedFile', { params: { slug: 'dj-nova', name: 'everything.zip' } });
}

async function studio(call: CallEndpoint): Promise<void> {
  const consent = Object.keys(VOICE_STATEMENTS)[0];
  const take = { name: 'Close', seconds: 2, sha256: sha256Of(MP3), consent };
  const { id } = await call<{ id: string }>('addTake', { body: take });
  await call('uploadTake', { params: { id }, body: MP3 });
  await call('takeAudio', { params: { id } });
  await call('respellings', { body: { respellings: [{ word: 'Nova', say: 'No va' }] } });
  const recipe = await call<{ id: string }>('saveRecipe', { body: { name: 'Dry', recipe: { bpm: 124 } } });
  await call('voiceDesk');
  await call('deleteRecipe', { params: { id: recipe.id } });
  await call('revokeTake', { params: { id } });
  await call('speak', { body: { text: 'You are locked in' } });
}

async function drops(call: CallEndpoint): Promise<void> {
  const run = { params: { tool: 'voice-tag' }, body: { script: 'You are locked in' } };
  const { generation } = await call<Made>('generate', { ...run, key: crypto.randomUUID() });
  const { id } = generation;
  await call('uploadGenerationFile', { params: { id, name: 'drop.mp3' }, body: MP3 });
  await call('settleGeneration', { params: { id }, body: { output: outputOf(MP3) } });
  await call('voicePack', { params: { id } });
  const another = await call<Made>('generate', { ...run, key: crypto.randomUUID() });
  await call('releaseGeneration', { params: { id: another.generation.id } });
}

async function logos(call: CallEndpoint): Promise<void> {
  const run = { params: { tool: 'logo-generator' }, body: { name: 'DJ NOVA' } };
  await call('adopt', { ...run, key: crypto.randomUUID() });
  const { generation } = await call<Made>('generate', { ...run, key: crypto.randomUUID() });
  const { id, version, files, output } = generation;
  const conceptId = output.concepts[0]?.id ?? '';
  await call('generations', { params: run.params });
  await call('generation', { params: { id } });
  await call('generationFile', { params: { id, name: files[0]?.name ?? '' } });
  await call('updateGeneration', { params: { id }, body: { title: 'Nova', version } });
  await call('generationVersions', { params: { id } });
  await call('copyGeneration', { params: { id } });
  await call('chooseLogo', { body: { generationId: id, conceptId } });
  await call('brandKit');
  await call('brandKitFile', { params: { name: 'full-full.svg' } });
  await call('logoKit', { params: { id }, query: `?concept=${conceptId}` });
  await call('undoBrandKit');
  await call('deleteGeneration', { params: { id } });
}

async function home(call: CallEndpoint): Promise<void> {
  for (const name of [
    'currentUser',
    'credits',
    'ledger',
    'activity',
    'generatedContent',
    'stats',
    'journey',
    'visit',
  ] as const)
    await call(name);
  await call('completeOnboarding');
  await call('profile');
  await call('updateProfile', { body: { artistName: 'DJ Nova' } });
  const { id } = await call<{ id: string }>('uploadMedia', { body: await picture('png') });
  await call('mediaFile', { params: { id } });
  await call('sendMessage', { body: { message: 'How many credits do I have?' }, key: crypto.randomUUID() });
  await call('chatHistory');
  await call('clearChat');
}

async function billing(call: CallEndpoint): Promise<void> {
  const ordered = { body: { item: 'pack', credits: 20 } };
  await call('checkout', ordered);
  await call('sandbox', { body: { act: 'order-pack', credits: 20 } });
  await call('checkout', { body: { item: 'pro' } });
  await call('sandbox', { body: { act: 'order-pro' } });
  for (const name of ['cancelPro', 'resumePro', 'refreshBilling', 'billingPortal', 'billing'] as const)
    await call(name);
  await call('billingWebhook', { body: MP3 });
}

async function account(call: CallEndpoint, db: Database): Promise<void> {
  for (const name of ['listPasskeys', 'belongings', 'exportAccount', 'outbox', 'localOutbox'] as const)
    await call(name);
  await call('signIn', { body: { email: CALLER_EMAIL, password: PASSWORD } });
  const { sessions } = await call<{ sessions: { id: string; current: boolean }[] }>('listSessions');
  await call('revokeSession', { params: { id: sessions.find(({ current }) => !current)?.id ?? '' } });
  await call('revokeOtherSessions');
  await call('changePassword', { body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` } });
  await db.run(sql`
    INSERT INTO passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
    SELECT 'psk_mara', 'a key', id, 'one', 0, 'multiDevice', 1 FROM users`);
  await call('deletePasskey', { params: { id: 'psk_mara' } });
  await call('deleteAccount', { body: { password: `${PASSWORD} again` } });
  await call('keepAccount');
  await call('logout');
}

async function operations(call: CallEndpoint): Promise<void> {
  for (const name of ['health', 'tools', 'openapi', 'appleDomainFile'] as const) await call(name);
  const props = { tool: 'logo' };
  const event = { name: 'page_view', path: '/dashboard', at: '2026-11-21T12:00:00Z', props };
  await call('events', { body: { events: [event] } });
  const error = { message: 'It broke', timestamp: '2026-11-21', url: '/dashboard', userAgent: 'Firefox' };
  await call('reportError', { body: error });
  const message = {
    name: 'Mara',
    email: CALLER_EMAIL,
    topic: 'question',
    message: 'How loud should a drop be?',
  };
  await call('contact', { body: message });
}
