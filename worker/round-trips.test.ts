import { readFileSync } from 'node:fs';
import type { Client, InArgs } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, type EndpointName } from '#core/api.ts';
import { logoGenerator } from '#core/tools/logo-generator/tool.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { VOICE_STATEMENTS } from '#core/voice.ts';
import { createApp } from '#worker/app.ts';
import { GENERATORS } from '#worker/tools/index.ts';
import { PASSWORD } from '../tests/support/client.ts';
import { type TestDatabase, testDatabase } from '../tests/support/database.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../tests/support/deps.ts';
import { outputOf, sha256Of } from '../tests/support/drops.ts';
import { MP3 } from '../tests/support/fake-speech.ts';
import { installedFonts } from '../tests/support/installed-fonts.ts';
import { picture } from '../tests/support/pictures.ts';
import { roundTripsOf } from '../tests/support/round-trips.ts';

interface Step {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  key?: string;
}

const EMAIL = 'mara@example.com';

let deps: TestDeps;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
let app: ReturnType<typeof createApp>['app'];
let cookie = '';
const counted = new Map<EndpointName, number>();
/** What a GET sent that does not only read. */
const written: string[] = [];
/** Everything that was sent, by its text. */
const sent = new Map<string, InArgs>();

/** Calls an endpoint as the page does, and notes how often the database was asked before the answer. */
async function call<Reply = Record<string, never>>(name: EndpointName, step: Step = {}): Promise<Reply> {
  const { method, path } = API[name];
  const address = path.replace(/:(\w+)/g, (_, part: string) => step.params?.[part] ?? 'none');
  const isFile = step.body instanceof Uint8Array;
  const headers = {
    cookie,
    ...(step.body !== undefined && { 'content-type': isFile ? 'image/png' : 'application/json' }),
    ...(step.key && { 'idempotency-key': step.key }),
  };
  const body = isFile ? (step.body as Uint8Array<ArrayBuffer>) : JSON.stringify(step.body);
  let reply = new Response();
  const trips = await roundTripsOf(deps.db, async () => {
    const init = step.body === undefined ? { method, headers } : { method, headers, body };
    reply = await app.request(`${TEST_ORIGIN}${address}${step.query ?? ''}`, init);
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  });
  // What sweeps freed files goes on behind the answer.
  const asked = trips.filter((trip) => !trip.every(({ sql }) => sql.includes('freed_media')));
  for (const statement of trips.flat()) sent.set(statement.sql, statement.args);
  const statements = trips.flat().map((statement) => statement.sql.trim());
  if (method === 'GET') written.push(...statements.filter((text) => !/^select\b/i.test(text)));
  counted.set(name, Math.max(counted.get(name) ?? 0, asked.length));
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length > 0) cookie = cookies.join('; ');
  return (reply.headers.get('content-type')?.includes('json') ? await reply.json() : {}) as Reply;
}

interface Made {
  generation: {
    id: string;
    version: number;
    files: { name: string }[];
    output: { concepts: { id: string }[] };
  };
}

async function studio(mp3: Uint8Array): Promise<void> {
  const consent = Object.keys(VOICE_STATEMENTS)[0];
  const take = { name: 'Close', seconds: 2, sha256: sha256Of(mp3), consent };
  const { id } = await call<{ id: string }>('addTake', { body: take });
  await call('uploadTake', { params: { id }, body: mp3 });
  await call('takeAudio', { params: { id } });
  await call('respellings', { body: { respellings: [{ word: 'Nova', say: 'No va' }] } });
  const recipe = await call<{ id: string }>('saveRecipe', { body: { name: 'Dry', recipe: { bpm: 124 } } });
  await call('voiceDesk');
  await call('deleteRecipe', { params: { id: recipe.id } });
  await call('revokeTake', { params: { id } });
  await call('speak', { body: { text: 'You are locked in' } });
}

async function drops(mp3: Uint8Array): Promise<void> {
  const run = { params: { tool: 'voice-tag' }, body: { script: 'You are locked in' } };
  const { generation } = await call<Made>('generate', { ...run, key: crypto.randomUUID() });
  const { id } = generation;
  await call('uploadGenerationFile', { params: { id, name: 'drop.mp3' }, body: mp3 });
  await call('settleGeneration', { params: { id }, body: { output: outputOf(mp3) } });
  await call('voicePack', { params: { id } });
  const another = await call<Made>('generate', { ...run, key: crypto.randomUUID() });
  await call('releaseGeneration', { params: { id: another.generation.id } });
}

async function logos(): Promise<void> {
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

async function home(): Promise<void> {
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

async function account(): Promise<void> {
  for (const name of ['listPasskeys', 'belongings', 'exportAccount', 'outbox', 'localOutbox'] as const)
    await call(name);
  await signIn(PASSWORD);
  const { sessions } = await call<{ sessions: { id: string; current: boolean }[] }>('listSessions');
  await call('revokeSession', { params: { id: sessions.find(({ current }) => !current)?.id ?? '' } });
  await call('revokeOtherSessions');
  await call('changePassword', { body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` } });
  await deps.db.run(sql`
    INSERT INTO passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
    SELECT 'psk_mara', 'a key', id, 'one', 0, 'multiDevice', 1 FROM users`);
  await call('deletePasskey', { params: { id: 'psk_mara' } });
  await call('deleteAccount', { body: { password: `${PASSWORD} again` } });
  await call('keepAccount');
  await call('logout');
}

const signIn = (password: string) => call('signIn', { body: { email: EMAIL, password } });

async function operations(): Promise<void> {
  for (const name of ['health', 'tools', 'openapi'] as const) await call(name);
  const props = { tool: 'logo' };
  const event = { name: 'page_view', path: '/dashboard', at: '2026-11-21T12:00:00Z', props };
  await call('events', { body: { events: [event] } });
  const error = { message: 'It broke', timestamp: '2026-11-21', url: '/dashboard', userAgent: 'Firefox' };
  await call('reportError', { body: error });
  const message = { name: 'Mara', email: EMAIL, topic: 'question', message: 'How loud should a drop be?' };
  await call('contact', { body: message });
}

beforeAll(async () => {
  explainer = await testDatabase();
  const tools = {
    'logo-generator': { tool: logoGenerator, ...GENERATORS['logo-generator'] },
    'voice-tag': { tool: voiceTag, ...GENERATORS['voice-tag'] },
  };
  deps = await testDeps(tools, {
    read: async (path) =>
      path.endsWith('.json') ? new TextEncoder().encode('[]') : installedFonts.read(path),
  });
  deps.settings = { ...deps.settings, ADMIN_EMAILS: [EMAIL], CONTACT_EMAIL: 'hello@example.com' };
  const engine = { name: 'some-voice', dataGoes: 'Your words go to voices.example' };
  const spoken = { type: 'audio/mpeg', bytes: MP3 } as const;
  deps.toolPorts.speech = {
    engine,
    maxCharacters: 200,
    identify: ({ text }) => text,
    speak: async () => spoken,
  };
  app = createApp(deps).app;
});
afterAll(() => Promise.all([deps.close(), explainer.close()]));

/** What ARCHITECTURE.md says of each endpoint; null where the library that serves it decides. */
function told(): Record<string, number | null> {
  const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Round trips\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (\d|-) +\| (.*) \|$/gm)];
  const named = rows.flatMap(([, trips = '', requests = '']) =>
    [...requests.matchAll(/`([a-z]\w+)`/g)].map(
      ([, name = '']) => [name, trips === '-' ? null : Number(trips)] as const,
    ),
  );
  const reads = Object.entries(API).filter(
    ([, { method, auth }]) => method === 'GET' && (auth === 'user' || auth === 'admin'),
  );
  return { ...Object.fromEntries(reads.map(([name]) => [name, 1])), ...Object.fromEntries(named) };
}

it('every endpoint asks the database as often as the table of the architecture says', {
  timeout: 60_000,
}, async () => {
  await operations();
  await call('signUp', { body: { name: 'Mara', email: EMAIL, password: PASSWORD } });
  // Pro, and an admin, so that nothing is refused.
  await deps.db.run(sql`UPDATE users SET subscription_status = 'active', email_verified = 1`);
  await home();
  await logos();
  await drops(MP3);
  await studio(MP3);
  await account();
  const all = Object.keys(API) as EndpointName[];
  expect(Object.keys(told()).toSorted()).toEqual(all.toSorted());
  const byLibrary = all.filter((name) => told()[name] === null);
  const found = Object.fromEntries(
    all.map((name) => [name, byLibrary.includes(name) ? null : counted.get(name)]),
  );
  expect(found).toEqual(told());
});

it('a GET writes nothing', () => {
  expect(counted.size).toBeGreaterThan(50);
  expect(written).toEqual([]);
});

it('no endpoint looks through a table of all accounts', async () => {
  const { $client } = explainer.db as unknown as { $client: Client };
  const tables = await $client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const whole = new Set(tables.rows.map(({ name }) => `SCAN ${name}`));
  const scans: string[] = [];
  for (const [text, args] of sent) {
    if (!/^(select|with|insert|update|delete)\b/i.test(text.trim())) continue;
    // Looks through them only for accounts that are due to go, which it finds first.
    if (text.includes('CROSS JOIN') && text.includes('deletes_at <=')) continue;
    const { rows } = await $client.execute({ sql: `EXPLAIN QUERY PLAN ${text}`, args });
    const steps = rows.map((row) => String(row.detail));
    if (steps.some((step) => whole.has(step))) scans.push(`${text}\n${steps.join('\n')}`);
  }
  expect(sent.size).toBeGreaterThan(60);
  expect(scans).toEqual([]);
});
