import type { BrowserContext } from 'playwright-core';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { type Send, sender, signUpAct } from './sample-account.ts';
import { CONTRACT } from './sample-contract.ts';

const EMAIL = 'mara@djnova-signs.example';
const CLIENT = { name: 'Camille Perrin', email: 'camille@societe-lumiere.example', title: 'Director' };
/** Until a mail is there or a copy is sealed, in milliseconds, and how often it is looked for. */
const PATIENCE = { most: 60_000, between: 500 } as const;

export interface SampleSigning {
  /** A contract that both have signed, in the account. */
  signedId: string;
  /** Pages of the client: of that contract, and of one that is to be signed. */
  signedUrl: string;
  openUrl: string;
}

/** What a question answers once it answers something. Throws where it doesn't in time. */
async function eventually<Value>(what: string, ask: () => Promise<Value | null | undefined>): Promise<Value> {
  const end = Date.now() + PATIENCE.most;
  while (Date.now() < end) {
    const value = await ask();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.between));
  }
  throw new Error(`${what} did not come`);
}

async function confirmAddress(context: BrowserContext, send: Send): Promise<void> {
  const link = await eventually('The mail that confirms an address', async () => {
    const { mails } = await send('GET', '/api/local/outbox');
    const mail = mails.find(({ to }: { to: string }) => to === EMAIL);
    return mail && /http\S+/.exec(mail.text)?.[0];
  });
  const page = await context.newPage();
  await page.goto(link);
  await eventually('The confirmed address', async () => (await send('GET', '/api/auth/user')).emailVerified);
  await page.close();
}

/** Makes the contract and sends it, the client first. */
async function sendContract(send: Send): Promise<{ id: string; envelope: EnvelopeView }> {
  const { generation } = await send('POST', '/api/tools/contract-generator/generations', CONTRACT);
  const { envelope } = await send('POST', `/api/contracts/${generation.id}/envelope`, {
    ...{ contractVersion: 1, client: CLIENT, artist: { name: 'Mara Novak', title: '' } },
    ...{ order: 'client-first', openUntil: dayAfter(new Date().toISOString().slice(0, 10), 30) },
    note: 'Hi Camille, here is the contract we talked about.',
  });
  return { id: generation.id, envelope };
}

/** Opens the page of one side and signs there, by the name that it offers. */
async function signAt(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign contract' }).click();
  await page.getByRole('heading', { level: 1, name: /^(?:You’ve signed|Signed by both)/ }).waitFor();
  await page.close();
}

/** Signs a browser profile up as the act once more: with a contract that both have signed, and one that is out. @param client the profile of who signs for the client */
export async function fillSigning(context: BrowserContext, client: BrowserContext): Promise<SampleSigning> {
  const send = sender(context);
  await signUpAct(send, EMAIL);
  await confirmAddress(context, send);
  const signed = await sendContract(send);
  const { signers } = signed.envelope;
  await signAt(client, signers.client.url ?? '');
  await signAt(context, signers.artist.url ?? '');
  await eventually('The sealed copy', async () => {
    const { envelope } = await send('GET', `/api/contracts/${signed.id}/envelope`);
    return envelope.isSealed;
  });
  const open = await sendContract(send);
  return {
    signedId: signed.id,
    signedUrl: signers.client.url ?? '',
    openUrl: open.envelope.signers.client.url ?? '',
  };
}
