import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { madeContract, refusalOf, withTwoChanges } from '../../tests/support/proposed-changes.ts';
import { NOON, signingDesk } from '../../tests/support/signing-desk.ts';
import { withdrawEnvelope } from './manage-envelope.ts';
import { takeBackProposal } from './propose-change.ts';
import { declineEnvelope, handOn } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.deps.setNow(NOON);
});

describe('an answer is on what the record says by then', () => {
  type Work = (found: Awaited<ReturnType<typeof withTwoChanges>>) => Promise<unknown>;
  /** Accepts the first change, and keeps the other, while something happens between the look and the write. */
  async function answeredWhile(work: Work) {
    const found = await withTwoChanges(desk);
    const { artist, view, recording, promotion } = found;
    const { put } = desk.deps.media;
    desk.deps.media.put = async (...file) => {
      desk.deps.media.put = put;
      await work(found);
      return put(...file);
    };
    const refused = await refusalOf(
      artist.answer(view, [
        { proposal: recording, kind: 'accepted', words: '' },
        { proposal: promotion, kind: 'kept', words: '' },
      ]),
    );
    desk.deps.media.put = put;
    const envelope = await desk.recorded(view.id);
    const { version } = await madeContract(desk, artist.generationId);
    return { refused, envelope, version };
  }
  it.each<[string, Work]>([
    ['it is taken back', (found) => takeBackProposal(desk.deps, found.client, found.recording)],
    ['another is proposed', ({ view }) => desk.propose(view, 3, 'Any time.')],
    [
      'the client declines',
      (found) => declineEnvelope(desk.deps, found.client, { version: 1, reason: 'fee', words: '', zone: '' }),
    ],
    [
      'both are kept elsewhere',
      ({ artist, view, recording, promotion }) =>
        artist.answer(
          view,
          [recording, promotion].map((proposal) => ({ proposal, kind: 'kept', words: '' })),
        ),
    ],
    [
      'it is taken back by the artist',
      ({ artist, view }) => withdrawEnvelope(desk.deps, artist.signedIn, view.id),
    ],
    ['the contract is changed', ({ artist }) => artist.edit()],
    ['nothing can be stored', () => Promise.reject(new Error('The storage is full'))],
  ])('nothing is saved or sent where %s meanwhile', async (what, work) => {
    const { refused, envelope, version } = await answeredWhile(work);
    expect(refused).not.toBe('done');
    expect([envelope.version, version]).toEqual([1, what === 'the contract is changed' ? 2 : 1]);
    expect(envelope.proposals.some(({ outcome }) => outcome?.kind === 'accepted')).toBe(false);
  });

  it('and goes out to whoever signs by then, whatever else was written down', async () => {
    const { refused, envelope, version } = await answeredWhile(async (found) => {
      const boss = { name: 'Jo Martin', email: 'jo@societe-lumiere.example', title: '' };
      await handOn(desk.deps, found.client, boss);
    });
    await desk.settled();
    expect([refused, envelope.version, version]).toEqual(['done', 2, 2]);
    expect([envelope.signers.client.name, envelope.signers.client.links]).toEqual(['Jo Martin', 1]);
    expect(desk.sent.at(-1)?.to).toBe('jo@societe-lumiere.example');
  });

  it('on any plan: what takes the place of a contract that is out is no other one', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges(desk);
    artist.signedIn.account.subscriptionStatus = 'active';
    await artist.send({}, await artist.contractId());
    artist.signedIn.account.subscriptionStatus = 'free';
    const answers = [recording, promotion].map((proposal) => ({
      ...{ proposal, kind: 'accepted' as const, words: '' },
    }));
    expect((await artist.answer(view, answers)).version).toBe(2);
    // The same once more is the one whose reply was lost.
    expect((await artist.answer(view, answers)).version).toBe(2);
  });
});

it('a change is answered as a whole, by its own artist, and by one of two at once', async () => {
  const { artist, view, recording, promotion } = await withTwoChanges(desk);
  const accepted = { proposal: recording, kind: 'accepted' as const, words: '' };
  const kept = { proposal: promotion, kind: 'kept' as const, words: '' };
  expect(await refusalOf(artist.answer(view, [accepted]))).toContain('Look again');
  const twice = [accepted, { ...accepted, kind: 'kept' as const }, kept];
  expect(await refusalOf(artist.answer(view, twice))).toContain('Look again');
  expect(await refusalOf(artist.answer(view, [kept]))).toContain('Look again');
  const stranger = await desk.artist();
  expect(await refusalOf(stranger.answer(view, [accepted, kept]))).toMatch(/^NOT_FOUND/);
  expect(await refusalOf(stranger.answer(view, [kept]))).toMatch(/^NOT_FOUND/);
  const both = await Promise.all([
    refusalOf(artist.answer(view, [accepted, kept])),
    refusalOf(artist.answer(view, [accepted, kept])),
  ]);
  expect(both).toContain('done');
  const envelope = await desk.recorded(view.id);
  expect([envelope.version, envelope.proposals.length]).toEqual([2, 2]);
  expect((await madeContract(desk, artist.generationId)).version).toBe(2);
});
