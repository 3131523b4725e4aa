import type { BrowserContext, Page } from 'playwright-core';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Role } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewEnvelope } from '#core/signing/sending-schema.ts';
import { aSaturday } from './contract-in-browser.ts';
import { LYON } from './contracts.ts';
import { productDatabase, proveAddress } from './product-database.ts';
import { signUpInBrowser } from './sign-up-in-browser.ts';

/** A made contract of the account in a browser. */
export async function makeContract(context: BrowserContext, title: string, more = {}): Promise<string> {
  const reply = await context.request.post('/api/tools/contract-generator/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...LYON, title, nights: [aSaturday()], ...more },
  });
  return (await reply.json()).generation.id;
}

/** Sends a made contract to be signed by Camille Perrin; the addresses of its pages. */
export async function sendContract(
  context: BrowserContext,
  generationId: string,
  more: Partial<NewEnvelope> = {},
): Promise<Record<Role, string>> {
  const reply = await context.request.post(`/api/contracts/${generationId}/envelope`, {
    data: {
      ...{ contractVersion: 1, order: 'client-first', note: 'See you in Lyon.' },
      client: { name: 'Camille Perrin', email: 'camille@lumiere.example', title: 'Head of booking' },
      artist: { name: 'Mara Novak', title: '' },
      openUntil: dayAfter(new Date().toISOString().slice(0, 10), 20),
      ...more,
    },
  });
  if (!reply.ok()) throw new Error(`It was not sent: ${reply.status()} ${await reply.text()}`);
  const { signers } = (await reply.json()).envelope as EnvelopeView;
  return { artist: signers.artist.url ?? '', client: signers.client.url ?? '' };
}

/** What is known of the signing of a made contract, or of its newest addendum, and what the links of its sides can do. */
export function signingOfContract(context: BrowserContext, generationId: string, isAddendum = false) {
  async function envelope(): Promise<EnvelopeView> {
    const reply = await context.request.get(`/api/contracts/${generationId}/envelope`);
    const known = await reply.json();
    return isAddendum ? known.addenda[0] : known.envelope;
  }
  async function byLink(role: Role, what: string, body: (envelope: EnvelopeView) => object): Promise<void> {
    const now = await envelope();
    const token = now.signers[role].url?.split('/').at(-1);
    const reply = await context.request.post(`/api/signing/${token}/${what}`, { data: body(now) });
    if (!reply.ok()) throw new Error(`${what} answered ${reply.status()}: ${await reply.text()}`);
  }
  return {
    envelope,
    signAs: (role: Role) =>
      byLink(role, 'signature', ({ version, document: { sha256 }, signers }) => ({
        ...{ version, sha256, name: signers[role].name },
        ...{ signature: { kind: 'typed' }, agrees: true, zone: '' },
      })),
    declineAs: (role: Role, words: string) =>
      byLink(role, 'refusal', ({ version }) => ({ version, reason: 'fee', words, zone: '' })),
    commentAs: (role: Role, words: string) => byLink(role, 'comments', () => ({ words })),
    /** Its client wants a clause in other words, or `null`: struck. */
    propose: (clause: number, text: string | null, why = '') =>
      byLink('client', 'proposals', ({ version }) => ({ version, clause, text, why, zone: '' })),
  };
}

/** An account whose contract is out. */
export async function contractOut(context: BrowserContext, more = {}) {
  await proveAddress(productDatabase(), await signUpInBrowser(context));
  const id = await makeContract(context, 'Lyon', more);
  return { id, urls: await sendContract(context, id), ...signingOfContract(context, id) };
}

/** As if its artist came back to the window. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));
