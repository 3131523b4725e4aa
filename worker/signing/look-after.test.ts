import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { commentAsArtist, remindClient, withdrawEnvelope } from './manage-envelope.ts';
import { commentOnEnvelope, declineEnvelope } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.mail.fails = false;
  desk.deps.setNow(NOON);
});

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the schedule', () => {
  it('reminds on day 5 and 7, and ends what nobody signed', async () => {
    const artist = await desk.artist();
    const view = await artist.send({ openUntil: '2026-11-10' });
    await desk.settled();
    for (const day of [1, 5, 5, 6, 7]) await desk.runAt(daysOn(day));
    expect(desk.subjects(view).filter((each) => each.includes('Still to sign'))).toHaveLength(2);
    await desk.runAt(daysOn(9));
    await desk.runAt(daysOn(10));
    expect((await desk.recorded(view.id)).status).toBe('expired');
    expect(desk.subjects(view).filter((each) => each.includes('Not signed in time'))).toHaveLength(1);
  });

  it('makes up for what a crash left: a document that was not made, a mail that was not sent', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const artist = await desk.artist();
    desk.mail.fails = true;
    const view = await artist.send({ order: 'any' });
    await desk.settled();
    expect(desk.sent).toEqual([]);
    desk.mail.fails = false;
    await desk.runAt(new Date(NOON.getTime() + 10 * 60_000));
    expect(desk.sent).toHaveLength(1);
    await desk.signAs(view, 'client');
    const store = desk.deps.media.put;
    desk.deps.media.put = () => Promise.reject(new Error('Storage is away'));
    await desk.signAs(view, 'artist');
    await desk.settled();
    expect((await desk.recorded(view.id)).status).toBe('signed');
    desk.deps.media.put = store;
    // What went wrong is in the log, without the words of a person.
    expect(errors.mock.calls.flat().join()).toMatch(/mail-failed.*envelope-failed/s);
    expect(errors.mock.calls.flat().join()).not.toMatch(/Camille|No mail today/);
    await desk.runAt(new Date(NOON.getTime() + 30 * 60_000));
    expect((await desk.recorded(view.id)).status).toBe('completed');
  });
});

it('what fails again and again keeps nobody else waiting, and no mail the others', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stuck = await desk.artist();
  const view = await stuck.send({ order: 'any' });
  await desk.settled();
  await desk.signAs(view, 'client');
  const store = desk.deps.media.put;
  desk.deps.media.put = () => Promise.reject(new Error('Storage is away'));
  await desk.signAs(view, 'artist');
  await desk.settled();
  const due = async () => {
    const rows = await desk.deps.db.all<{ due: number }>(
      sql`SELECT due_at AS due FROM envelopes WHERE id = ${view.id}`,
    );
    return (rows[0]?.due ?? 0) - desk.deps.now().getTime();
  };
  const waits: number[] = [];
  for (const minutes of [10, 30, 90, 6000]) {
    await desk.runAt(new Date(NOON.getTime() + minutes * 60_000));
    waits.push((await due()) / 60_000);
  }
  expect(waits).toEqual([10, 30, 90, 360]);
  desk.deps.media.put = store;

  const other = await desk.artist();
  desk.deps.setNow(NOON);
  const declined = await other.send();
  await desk.settled();
  desk.mail.refuses = 'camille@societe-lumiere.example';
  await commentAsArtist(desk.deps, other.signedIn, { id: declined.id, words: 'Did you get it?' });
  await declineEnvelope(desk.deps, visitorAt(tokenFor(declined, 'client')), {
    version: 1,
    reason: 'fee',
    words: '',
    zone: '',
  });
  await desk.settled();
  expect(desk.subjects(declined)).toContain('artist: Camille Perrin declined your contract');
  for (const day of [1, 2, 4, 5]) await desk.runAt(daysOn(day));
  desk.mail.refuses = '';
  const { mailed, last } = await desk.recorded(declined.id);
  expect([...mailed.values()].filter(({ isSent }) => !isSent)).toMatchObject([
    { kind: 'comment', role: 'client' },
  ]);
  await desk.runAt(daysOn(6));
  expect((await desk.recorded(declined.id)).last.seq).toBe(last.seq);
  expect(errors).toHaveBeenCalled();
});

it('a refusal, a question and taking it back reach the other side', async () => {
  const artist = await desk.artist('active');
  const declined = await artist.send();
  const visitor = visitorAt(tokenFor(declined, 'client'));
  await commentOnEnvelope(desk.deps, visitor, 'Is the radius fixed?');
  await declineEnvelope(desk.deps, visitor, { version: 1, reason: 'terms', words: 'Too wide', zone: '' });
  await desk.settled();
  const texts = desk.sent.map(({ text }) => text).join('\n');
  for (const words of ['Is the radius fixed?', 'Reason: The terms', 'Too wide'])
    expect(texts).toContain(words);
  expect(await codeOf(desk.signAs(declined, 'client'))).toBe('CONFLICT');

  const id = await artist.contractId();
  const view = await artist.send({}, id);
  await desk.settled();
  expect(await codeOf(remindClient(desk.deps, artist.signedIn, view.id))).toBe('CONFLICT');
  desk.deps.setNow(daysOn(2));
  expect(await codeOf(remindClient(desk.deps, artist.signedIn, view.id))).toBe('done');
  const stranger = await desk.artist();
  expect(await codeOf(withdrawEnvelope(desk.deps, stranger.signedIn, view.id))).toBe('NOT_FOUND');
  await withdrawEnvelope(desk.deps, artist.signedIn, view.id);
  await desk.settled();
  expect(desk.subjects(view).at(-1)).toBe('camille: Taken back: Nuits Électriques, 12 Dec 2026');
});
