import type { Client } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countMailCauses } from '#db/queries/signing-sending.ts';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { requireRoomForMail } from './mails-a-day.ts';
import { changeClientSigner, commentAsArtist, withdrawEnvelope } from './manage-envelope.ts';
import { commentOnEnvelope, declineEnvelope, handOn } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.deps.setNow(NOON);
});

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const JO = { name: 'Jo Martin', email: 'jo@societe-lumiere.example', title: '' };

describe('what is out', () => {
  it('is not sent over: the same once more answers what is there, another way is refused', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.signAs(view, 'client');
    const again = await artist.send();
    expect([again.id, again.version]).toEqual([view.id, 1]);
    expect(again.signers.client.signedAt).not.toBeNull();
    expect(await codeOf(artist.send({ order: 'any' }))).toBe('CONFLICT');
    expect(await codeOf(artist.send({ client: JO }))).toBe('CONFLICT');
    expect(await codeOf(artist.send({ openUntil: '2026-12-03' }))).toBe('CONFLICT');
  });

  it('is sent again whatever is written down of it while its document is made', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.settled();
    await artist.edit();
    const { put } = desk.deps.media;
    desk.deps.media.put = async (...file) => {
      desk.deps.media.put = put;
      await commentOnEnvelope(desk.deps, visitorAt(tokenFor(view, 'client')), 'Is it the new one?');
      await desk.settled();
      return put(...file);
    };
    const second = await artist.send({ contractVersion: 2 });
    expect([second.version, second.status, second.comments.length]).toEqual([2, 'out', 1]);
  });

  it('ends with its last day at the venue', async () => {
    const artist = await desk.artist();
    // Paris is an hour ahead of UTC.
    expect((await artist.send({ openUntil: '2026-12-02' })).expiresAt).toBe('2026-12-02T23:00:00.000Z');
  });

  it('is not signed where the contract is changed between the look and the signature', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.settled();
    const { $client } = desk.deps.db as unknown as { $client: Client };
    const batch = $client.batch.bind($client);
    const spy = vi.spyOn($client, 'batch').mockImplementation(async (statements, mode) => {
      const isAppend = JSON.stringify(statements).includes('UPDATE envelopes');
      if (isAppend) {
        spy.mockRestore();
        await artist.edit();
      }
      return batch(statements, mode);
    });
    expect(await codeOf(desk.signAs(view, 'client'))).toBe('CONFLICT');
    const { status, signers } = await desk.recorded(view.id);
    expect([status, signers.client.signed]).toEqual(['voided', null]);
  });

  it('stays expired where the contract is changed after its time', async () => {
    const artist = await desk.artist();
    const view = await artist.send({ openUntil: '2026-11-03' });
    await desk.settled();
    await artist.edit();
    await desk.runAt(daysOn(4));
    expect((await desk.recorded(view.id)).status).toBe('expired');
    expect(desk.subjects(view)).toContain('artist: Not signed in time: Nuits Électriques, 12 Dec 2026');
  });

  it('is one at a time on Free, also where several that were taken back are sent again at once', async () => {
    const artist = await desk.artist();
    const contracts = await Promise.all(Array.from({ length: 4 }, artist.contractId));
    for (const id of contracts) {
      const { id: envelope } = await artist.send({}, id);
      await withdrawEnvelope(desk.deps, artist.signedIn, envelope);
    }
    const codes = await Promise.all(contracts.map((id) => codeOf(artist.send({}, id))));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  });
});

describe('who signs', () => {
  it('can be changed, and each time its artist hears of it; nobody signs for both sides', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await handOn(desk.deps, visitorAt(tokenFor(view, 'client')), JO);
    await desk.settled();
    const next = (email: string) =>
      /\/sign\/([\da-f]{32})/.exec(desk.sent.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
    await handOn(desk.deps, visitorAt(next(JO.email)), { ...JO, email: 'eve@example.com' });
    await desk.settled();
    expect(desk.subjects(view).filter((each) => each.includes('Somebody else signs'))).toHaveLength(2);
    const own = { ...JO, email: artist.signedIn.account.email };
    expect(await codeOf(handOn(desk.deps, visitorAt(next('eve@example.com')), own))).toBe('INVALID_INPUT');
    const change = { id: view.id, ...JO };
    expect(await codeOf(changeClientSigner(desk.deps, artist.signedIn, { ...change, ...own }))).toBe(
      'INVALID_INPUT',
    );
    expect(
      await codeOf(changeClientSigner(desk.deps, artist.signedIn, { ...change, title: '\u{12000}' })),
    ).toBe('INVALID_INPUT');
    const refusal = { version: 1, reason: 'fee', words: '', zone: '' } as const;
    expect(await codeOf(declineEnvelope(desk.deps, visitorAt(tokenFor(view, 'artist')), refusal))).toBe(
      'FORBIDDEN',
    );
  });

  it('is ten people at most, and unchanged is no change', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    const change = (email: string) =>
      changeClientSigner(desk.deps, artist.signedIn, { id: view.id, ...JO, email });
    for (let each = 0; each < 10; each++) expect(await codeOf(change(`jo${each}@example.com`))).toBe('done');
    const before = (await desk.recorded(view.id)).last.seq;
    await desk.settled();
    expect(await codeOf(change('jo9@example.com'))).toBe('done');
    expect(await codeOf(change('jo10@example.com'))).toBe('CONFLICT');
    expect((await desk.recorded(view.id)).signers.client.links).toBe(10);
    expect(before).toBeGreaterThan(0);
  });
});

it('what an account causes in mail is counted by the day', async () => {
  const artist = await desk.artist();
  const view = await artist.send();
  await commentAsArtist(desk.deps, artist.signedIn, { id: view.id, words: 'Hello' });
  await commentOnEnvelope(desk.deps, visitorAt(tokenFor(view, 'client')), 'Hello');
  const of = { userId: artist.userId, now: NOON };
  expect(await countMailCauses(desk.deps.db, of)).toBe(2);
  expect(await countMailCauses(desk.deps.db, { ...of, now: daysOn(2) })).toBe(0);
  expect(() => requireRoomForMail(199)).not.toThrow();
  expect(() => requireRoomForMail(200)).toThrow('a lot of mail');
});

it('nobody writes about a contract that was deleted', async () => {
  const artist = await desk.artist();
  const view = await artist.send();
  await desk.settled();
  await desk.deps.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = ${artist.generationId}`);
  const visitor = visitorAt(tokenFor(view, 'client'));
  expect(await codeOf(commentOnEnvelope(desk.deps, visitor, 'Hello?'))).toBe('CONFLICT');
  await desk.runAt(daysOn(1));
  expect((await desk.recorded(view.id)).voided?.why).toBe('deleted');
  expect(desk.subjects(view)).toContain('camille: Taken back: Nuits Électriques, 12 Dec 2026');
});
