import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewAddendum } from '#core/signing/sending-schema.ts';
import { openPdf, textOf } from '../../tests/support/pdf.ts';
import { daysOn, NOON, signingDesk, TO_SEND, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { withdrawEnvelope } from './manage-envelope.ts';
import { proposeChange } from './propose-change.ts';
import { readSigningFile, renderSigningPage } from './render-signing-page.ts';
import { sendAddendum } from './send-addendum.ts';
import { declineEnvelope } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.deps.setNow(NOON);
});

const { contractVersion: _, ...WHO } = TO_SEND;
const LATER = 'The set runs from 23:00 to 01:00.\nLoad-in is from 20:00.';
type Artist = Awaited<ReturnType<typeof desk.artist>>;
const amend = async (artist: Artist, { id }: EnvelopeView, change: Partial<NewAddendum> = {}) =>
  (await sendAddendum(desk.deps, artist.signedIn, { ...WHO, text: LATER, ...change, id })).envelope;
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.details?.fields?.[0]?.reason ?? `${error.code}: ${error.message}`,
  );

/** A contract that both have signed. */
async function signedContract() {
  const artist = await desk.artist();
  const view = await artist.send({ order: 'any' });
  await desk.signAs(view, 'client');
  await desk.signAs(view, 'artist');
  await desk.settled();
  desk.sent.length = 0;
  return { artist, view, original: await desk.recorded(view.id) };
}

const textOfPdf = async (token: string, name: string) => {
  const { open, name: saved } = await readSigningFile(desk.deps, { token, name });
  const { pages } = await openPdf(new Uint8Array(await new Response((await open()) as never).arrayBuffer()));
  return { saved, pages: pages.length, text: (await Promise.all(pages.map(textOf))).join(' ') };
};

it('is a page that names the signed contract by its hash, and is signed by both by itself', async () => {
  const { artist, view, original } = await signedContract();
  const addendum = await amend(artist, view);
  await desk.settled();
  expect(addendum).toMatchObject({
    ...{ version: 1, status: 'out' },
    addendum: { number: 1, originalVersion: 1, paragraphs: LATER.split('\n') },
  });
  expect(view.addendum).toBeNull();
  expect(desk.subjects(addendum)).toEqual(['camille: DJ NOVA sent you an addendum to sign']);
  const token = tokenFor(addendum, 'client');
  expect(token).not.toBe(tokenFor(view, 'client'));
  const { pages, text } = await textOfPdf(token, 'contract.pdf');
  expect(pages).toBe(1);
  expect(text).toContain('Addendum 1');
  expect(text).toContain(original.completed?.sha256);
  for (const line of LATER.split('\n')) expect(text).toContain(line);
  await desk.signAs(addendum, 'client');
  await desk.signAs(addendum, 'artist');
  await desk.settled();
  const signed = await desk.recorded(addendum.id);
  expect(signed).toMatchObject({
    status: 'completed',
    title: 'Addendum 1: Nuits Électriques, 12 Dec 2026',
    addendum: { number: 1, original: { envelope: view.id, version: 1, sha256: original.completed?.sha256 } },
  });
  expect((await textOfPdf(token, 'signed-contract.pdf')).text).toContain('Signature: Camille Perrin');
  expect(desk.subjects(addendum).slice(-2)).toEqual([
    'artist: Signed by both: Addendum 1: Nuits Électriques, 12 Dec 2026',
    'camille: Signed by both: Addendum 1: Nuits Électriques, 12 Dec 2026',
  ]);
  const changed = await textOfPdf(token, 'original-contract.pdf');
  expect([changed.saved, (await textOfPdf(token, 'contract.pdf')).saved]).toEqual([
    'original-contract.pdf',
    'addendum-1.pdf',
  ]);
  expect(desk.sent.at(-1)?.attachments?.map(({ name }) => name)).toEqual([
    'signed-addendum-1.pdf',
    'sealed-addendum-1.zip',
  ]);
  expect([changed.pages > 4, changed.text.includes('Signature: Camille Perrin')]).toEqual([true, true]);
  expect(await refusalOf(textOfPdf(tokenFor(view, 'client'), 'original-contract.pdf'))).toMatch(/^NOT_FOUND/);
  // The contract stays as it was, and the next one is number two.
  expect((await desk.recorded(view.id)).last).toEqual(original.last);
  expect((await amend(artist, view)).addendum?.number).toBe(2);
});

it('stays out whatever is written on the contract meanwhile, and beside the next version of it', async () => {
  const { artist, view } = await signedContract();
  const addendum = await amend(artist, view, { order: 'any' });
  await artist.edit();
  await desk.runAt(daysOn(1));
  await desk.signAs(addendum, 'client');
  expect((await artist.send({ contractVersion: 2 })).status).toBe('out');
  await desk.signAs(addendum, 'artist');
  expect((await desk.recorded(addendum.id)).status).toBe('completed');
  expect((await artist.send({ contractVersion: 2 })).id).not.toBe(addendum.id);
});

it('is void where its contract is deleted', async () => {
  const { artist, view } = await signedContract();
  const addendum = await amend(artist, view);
  await desk.deps.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = ${artist.generationId}`);
  expect(await refusalOf(desk.signAs(addendum, 'client'))).toContain('deleted');
});

it('is one at a time; declined or taken back, the next has its number', async () => {
  const { artist, view } = await signedContract();
  const many = await Promise.all(Array.from({ length: 4 }, () => refusalOf(amend(artist, view))));
  expect(many.filter((each) => each === 'done')).toHaveLength(1);
  const [{ id } = { id: '' }] = await desk.deps.db.all<{ id: string }>(
    sql`SELECT id FROM envelopes WHERE original_id = ${view.id}`,
  );
  await withdrawEnvelope(desk.deps, artist.signedIn, id);
  const second = await amend(artist, view);
  expect([second.addendum?.number, second.id === id]).toEqual([1, false]);
  const client = visitorAt(tokenFor(second, 'client'));
  await declineEnvelope(desk.deps, client, { version: 1, reason: 'date', words: '', zone: '' });
  expect((await amend(artist, view)).addendum?.number).toBe(1);
});

it('does not count as a contract that is out', async () => {
  const { artist, view } = await signedContract();
  await amend(artist, view);
  expect((await artist.send({}, await artist.contractId())).status).toBe('out');
});

it('is refused before both have signed, for a stranger, and where it can’t be printed or read', async () => {
  const { artist, view } = await signedContract();
  const stranger = await desk.artist();
  expect(await refusalOf(amend(stranger, view))).toMatch(/^NOT_FOUND/);
  const out = await stranger.send();
  expect(await refusalOf(amend(stranger, out))).toContain('Both have to sign the contract');
  expect(await refusalOf(amend(artist, view, { text: 'x\n'.repeat(13) }))).toBe('Use at most 12 paragraphs');
  expect(await refusalOf(amend(artist, view, { text: '𓀀' }))).toContain('No typeface');
  expect(await refusalOf(amend(artist, view, { openUntil: '2020-01-01' }))).toContain('passed');
  const addendum = await amend(artist, view);
  expect(await refusalOf(amend(artist, addendum))).toContain('Both have to sign');
  const said = { version: 1, clause: 3, text: null, why: '', zone: '' };
  expect(await refusalOf(proposeChange(desk.deps, visitorAt(tokenFor(addendum, 'client')), said))).toContain(
    'signed or declined as a whole',
  );
});

it('has a page of its own', async () => {
  const { artist, view } = await signedContract();
  const addendum = await amend(artist, view);
  const { markup } = await renderSigningPage(desk.deps, tokenFor(addendum, 'client'));
  expect(markup).toContain('The set runs from 23:00 to 01:00.');
  expect(markup).not.toContain('Fee and payment schedule');
});
