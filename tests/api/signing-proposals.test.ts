import { describe, expect, it } from 'vitest';
import type { FieldError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { Client } from '../support/client.ts';
import { linkTo } from '../support/outbox.ts';
import { bySide, contractOut, tokenOf } from '../support/signed-contracts.ts';

const fieldOf = (body: unknown): FieldError | undefined =>
  (body as { error: { fields?: FieldError[] } }).error.fields?.[0];
const RECORDING = 17;
const PROMOTION = 18;
const CLIPS = 'The Client may post clips of up to 60 seconds.';

/** A contract that is out, and what its client proposes for two of its clauses. */
async function withTwoChanges() {
  const out = await contractOut();
  const page = bySide(out.envelope, 'client');
  expect((await page.propose(RECORDING, CLIPS, { why: 'For our sponsor.' })).status).toBe(201);
  expect((await page.propose(PROMOTION, null)).status).toBe(201);
  const view = await out.read();
  const [recording = 0, promotion = 0] = view ? openProposals(view).map(({ seq }) => seq) : [];
  const answer = (answers: object[]) =>
    out.client.post<{ envelope: typeof out.envelope }>(`/api/envelopes/${out.envelope.id}/answers`, {
      answers,
    });
  return { ...out, page, recording, promotion, answer };
}

describe('changes that a client proposes', () => {
  it('are answered clause by clause: the contract is saved with those that are accepted, sent, and signed', async () => {
    const { envelope, client, generation, page, recording, promotion, answer } = await withTwoChanges();
    await linkTo(client.email, 'Camille Perrin proposes a change to your contract');
    expect((await page.sign()).status).toBe(409);
    expect(await bySide(envelope, 'artist').page()).toContain('60 seconds');
    const { status, body } = await answer([
      { proposal: recording, kind: 'accepted' },
      { proposal: promotion, kind: 'kept', words: 'The label wants its name there.' },
    ]);
    expect([status, body.envelope.version, body.envelope.status]).toEqual([200, 2, 'out']);
    expect(body.envelope.signers.client.url).toBe(envelope.signers.client.url);
    const made = await client.get<Generation>(`/api/generations/${generation.id}`);
    expect(made.body).toMatchObject({
      ...{ version: 2, edits: { contract: { wording: { recording: [CLIPS] }, clauses: {} } } },
    });
    expect((await client.get<{ balance: number }>('/api/user/credits')).body.balance).toBe(17);
    expect((await page.sign()).status).toBe(409);
    const second = bySide(body.envelope, 'client');
    expect(await second.page()).toContain('60 seconds');
    expect((await second.sign()).status).toBe(200);
    expect((await bySide(body.envelope, 'artist').sign()).status).toBe(200);
  });

  it('are taken back by who proposed them, and the signing goes on', async () => {
    const { page, recording, promotion, read, answer } = await withTwoChanges();
    expect((await page.takeBack(recording)).status).toBe(200);
    expect((await page.takeBack(promotion)).status).toBe(200);
    expect((await answer([{ proposal: recording, kind: 'kept' }])).status).toBe(409);
    expect((await page.sign()).status).toBe(200);
    expect((await page.propose(RECORDING, CLIPS)).status).toBe(409);
    expect((await read())?.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('name the field that is wrong', async () => {
    const { envelope, read } = await contractOut();
    const page = bySide(envelope, 'client');
    const wrong = async (...[clause, text, change]: Parameters<typeof page.propose>) => {
      const { status, body } = await page.propose(clause, text, change);
      expect(status).toBe(422);
      return fieldOf(body)?.path;
    };
    expect(await wrong(RECORDING, ' \n ')).toBe('text');
    expect(await wrong(RECORDING, 'x'.repeat(4001))).toBe('text');
    expect(await wrong(RECORDING, 'x'.repeat(1501))).toBe('text');
    expect(await wrong(RECORDING, 'Never \u{12000}')).toBe('text');
    expect(await wrong(1, null)).toBe('text');
    expect(await wrong(99, null)).toBe('clause');
    expect(await wrong(RECORDING, CLIPS, { why: 'x'.repeat(1001) })).toBe('why');
    expect((await read())?.proposals).toEqual([]);
  });

  it('nobody else makes, takes back or answers: the artist’s link, a guessed token, another contract', async () => {
    const { envelope, recording, read } = await withTwoChanges();
    const artist = bySide(envelope, 'artist');
    expect((await artist.propose(3, null)).status).toBe(403);
    expect((await artist.takeBack(recording)).status).toBe(403);
    const other = await contractOut();
    expect((await bySide(other.envelope, 'client').takeBack(recording)).status).toBe(404);
    const guess = tokenOf(envelope, 'client').replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const visitor = new Client();
    const said = { version: 1, clause: 3, text: null };
    expect((await visitor.send('POST', `/api/signing/${guess}/proposals`, said)).status).toBe(404);
    expect((await visitor.send('DELETE', `/api/signing/${guess}/proposals/${recording}`)).status).toBe(404);
    expect((await read())?.proposals.map(({ outcome }) => outcome)).toEqual([null, null]);
  });

  it('are words, on every page that shows them', async () => {
    const words = '<script>alert(1)</script> & “x”';
    const { envelope } = await contractOut();
    const page = bySide(envelope, 'client');
    expect((await page.propose(RECORDING, words, { why: words })).status).toBe(201);
    for (const side of ['client', 'artist'] as const)
      expect(await bySide(envelope, side).page()).not.toContain('<script>alert');
  });
});
