import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { ProfileChange } from '#core/profile-schema.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { CONTRACT, LATE_CONTRACT } from './sample-contract.ts';
import { fillGigs } from './sample-gigs.ts';
import { stageLight } from './stage-light.ts';

/** Longest sides of a photo, in pixels: as it is given away, and as documents show it. */
const PHOTO = { print: 2400, screen: 1600 } as const;

const SCRIPT = 'You are locked in with DJ Nova';

/** An act that does not exist. */
const NOVA: ProfileChange = {
  firstName: 'Mara',
  artistName: 'DJ NOVA',
  city: 'Berlin',
  genres: ['Techno', 'Electro'],
  bioFacts: ['Resident at Kabelwerk since 2023', 'Three hours from vinyl, then whatever the room asks for'],
  socials: { website: 'https://djnova.example' },
  careerStage: 'gigging',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
};

const LIVE = { role: 'live', shows: 'Live, Halle 14', credit: 'Sample photo', focus: { x: 0.62, y: 0.5 } };

const KIT = {
  artistName: 'DJ NOVA',
  tagline: 'Long sets that start slow. Three decks, no sync.',
  city: 'Berlin',
  travelsFrom: 'Berlin (BER or train)',
  genres: ['Techno', 'Electro', 'Hard groove'],
  setLength: '2 to 6 hours',
  setUp: 'Three players, one mixer, USB',
  languages: ['German', 'English'],
  since: '2014',
  figures: [
    { value: '31', label: 'nights this season' },
    { value: '11', label: 'venues' },
    { value: '6 h', label: 'longest set' },
  ],
  facts: ['Resident at Kabelwerk since 2023.'],
  bio: {
    short: 'DJ NOVA plays techno and electro from Berlin. She has played since 2014.',
    medium:
      'DJ NOVA plays techno and electro from Berlin. Her sets run two to six hours on three players and one mixer, and begin slower than they end.\n\nShe is resident at Kabelwerk since 2023. Before the doors open she plays three hours from vinyl; after that, whatever the room asks for.',
  },
  recordings: [
    { link: 'https://soundcloud.com/djnova/closing', title: 'Closing set, Halle 14', note: '2 h 05' },
    { link: 'https://www.mixcloud.com/djnova/nachtbus', title: 'Nachtbus Radio 212', note: '58 min' },
  ],
  quotes: [{ text: 'Starts where other sets end.', source: 'Tiefgang Magazin, issue 41' }],
  dates: [
    { date: '2027-01-16', venue: 'Club Żuraw', city: 'Gdańsk' },
    { date: '2027-02-13', venue: 'Nuits Électriques', city: 'Lyon' },
  ],
  contacts: [{ role: 'booking', name: 'Mara', email: 'booking@djnova.example', phone: '+49 30 5550 142' }],
};

export interface Sample {
  /** Twelve concepts, the eighth of them worn as the logo of the account. */
  logoId: string;
  conceptId: string;
  dropId: string;
  kitId: string;
  /** Where the kit is published. */
  kitSlug: string;
  /** A contract that is being written. */
  contractDraftId: string;
  /** Another one, in which the check finds something. */
  checkedDraftId: string;
  /** A confirmed gig abroad, with its times, payments and tasks. */
  gigId: string;
}

/** Calls the API as a browser profile. Throws where it is refused. */
export const sender = (context: BrowserContext) => async (method: string, path: string, data?: unknown) => {
  const headers = { 'idempotency-key': randomUUID() };
  const reply = await context.request.fetch(path, { method, data, headers });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
};
export type Send = ReturnType<typeof sender>;

/** Signs up as the act, which has a profile and a logo. */
export async function signUpAct(send: Send, email: string): Promise<{ logoId: string; conceptId: string }> {
  await send('POST', '/api/auth/sign-up/email', { name: 'Mara', email, password: 'four on the floor' });
  await send('POST', '/api/user/journey/onboardingCompleted');
  await send('PATCH', '/api/profile', NOVA);

  const brief = { name: 'DJ NOVA', tagline: 'Techno / Berlin', genre: 'techno', seed: 1 };
  const { generation: logo } = await send('POST', '/api/tools/logo-generator/generations', brief);
  const conceptId: string = logo.output.concepts[7].id;
  await send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId });
  return { logoId: logo.id, conceptId };
}

/** Signs the browser profile up and makes what an act has after its first evening: a logo, a drop, a profile. */
export async function fillSample(context: BrowserContext): Promise<Sample> {
  const send = sender(context);
  const { logoId, conceptId } = await signUpAct(send, 'mara@djnova.example');

  const page = await context.newPage();
  await page.goto(voiceTagFacts.path);
  await page.locator('.voice-studio[data-ready]').waitFor();
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(SCRIPT);
  await page.getByTestId('finish').click();
  await page.waitForURL(/[?&]view=gen_/, { timeout: 120_000 });
  const dropId = new URL(page.url()).searchParams.get('view') ?? '';
  await page.close();

  const upload = async (side: number): Promise<string> => {
    const data = await stageLight(side);
    const reply = await context.request.put('/api/media', {
      data,
      headers: { 'content-type': 'image/jpeg' },
    });
    return (await reply.json()).id;
  };
  const { print, screen } = PHOTO;
  const photo = {
    id: await upload(print),
    screenId: await upload(screen),
    width: print,
    height: (print * 2) / 3,
  };
  const { generation: kit } = await send('POST', '/api/tools/press-kit/generations', {
    ...KIT,
    photos: [{ ...photo, ...LIVE }],
  });
  const kitSlug = 'dj-nova';
  await send('PUT', `/api/press-kits/${kit.id}/page`, { slug: kitSlug, published: true });
  const draftOf = async (content: object): Promise<string> =>
    (await send('POST', '/api/tools/contract-generator/drafts', { content, generationId: null })).draft.id;
  return {
    ...{ logoId, conceptId, dropId, kitId: kit.id, kitSlug, ...(await fillGigs(send)) },
    ...{ contractDraftId: await draftOf(CONTRACT), checkedDraftId: await draftOf(LATE_CONTRACT) },
  };
}
