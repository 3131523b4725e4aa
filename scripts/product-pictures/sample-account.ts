import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { ProfileChange } from '#core/profile-schema.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';

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

export interface Sample {
  /** Twelve concepts, the eighth of them worn as the logo of the account. */
  logoId: string;
  conceptId: string;
  dropId: string;
}

/** Signs the browser profile up and makes what an act has after its first evening: a logo, a drop, a profile. */
export async function fillSample(context: BrowserContext): Promise<Sample> {
  async function send(method: string, path: string, data?: unknown) {
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await context.request.fetch(path, { method, data, headers });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
    return reply.json();
  }

  const account = { name: 'Mara', email: 'mara@djnova.example', password: 'four on the floor' };
  await send('POST', '/api/auth/sign-up/email', account);
  await send('POST', '/api/user/journey/onboardingCompleted');
  await send('PATCH', '/api/profile', NOVA);

  const brief = { name: 'DJ NOVA', tagline: 'Techno / Berlin', genre: 'techno', seed: 1 };
  const { generation: logo } = await send('POST', '/api/tools/logo-generator/generations', brief);
  const conceptId: string = logo.output.concepts[7].id;
  await send('PUT', '/api/brand-kit/logo', { generationId: logo.id, conceptId });

  const page = await context.newPage();
  await page.goto(voiceTagFacts.path);
  await page.locator('.voice-studio[data-ready]').waitFor();
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(SCRIPT);
  await page.getByTestId('finish').click();
  await page.waitForURL(/[?&]view=gen_/, { timeout: 120_000 });
  const dropId = new URL(page.url()).searchParams.get('view') ?? '';
  await page.close();
  return { logoId: logo.id, conceptId, dropId };
}
