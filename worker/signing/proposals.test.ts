import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProposals } from '#core/signing/proposal.ts';
import { clausesOf, printedParagraphs } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { LYON } from '../../tests/support/contracts.ts';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { withdrawEnvelope } from './manage-envelope.ts';
import { proposeChange, takeBackProposal } from './propose-change.ts';
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

const RECORDING = 17;
const PROMOTION = 18;
const CLIPS = 'The Client may post clips of up to 60 seconds.\nThe Artist may post clips too.';

const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.details?.fields?.[0]?.reason ?? `${error.code}: ${error.message}`,
  );

const LAST_MAIL = () => desk.sent.at(-1)?.text ?? '';

/** A contract that is out, and of which the client wants clause 18 struck and clause 17 in other words. */
async function withTwoChanges() {
  const artist = await desk.artist();
  const view = await artist.send();
  await desk.settled();
  await desk.propose(view, RECORDING, CLIPS, 'Our sponsor gets one clip per act.');
  await desk.settled();
  await desk.propose(view, PROMOTION, null);
  await desk.settled();
  const [recording, promotion] = (await desk.recorded(view.id)).proposals.map(({ seq }) => seq);
  return { artist, view, recording: recording ?? 0, promotion: promotion ?? 0 };
}

const madeContract = async (generationId: string) => {
  const [row] = await desk.deps.db.all<{ version: number; edits: string | null }>(
    sql`SELECT version, edits FROM generations WHERE id = ${generationId}`,
  );
  const contract = row?.edits ? contractSchema.parse(JSON.parse(row.edits).contract) : LYON;
  return { version: row?.version, contract };
};

describe('changes that a client proposes', () => {
  it('pause the signing, and the artist is told once', async () => {
    const { view, artist } = await withTwoChanges();
    expect(desk.subjects(view).slice(1)).toEqual([
      'artist: Camille Perrin proposes a change to your contract',
    ]);
    expect(LAST_MAIL()).toContain('change clause 17, Recording and streaming. “Our sponsor gets');
    expect(await refusalOf(desk.signAs(view, 'client'))).toContain('has to be answered first');
    const [change] = (await desk.recorded(view.id)).proposals;
    expect(change).toMatchObject({
      ...{ clause: RECORDING, title: 'Recording and streaming', name: 'Camille Perrin', outcome: null },
      before: [expect.stringContaining('Nobody records'), expect.stringContaining('Phone clips')],
      after: CLIPS.split('\n'),
    });
    // A reminder goes to whoever has to answer, and to nobody else.
    await desk.runAt(daysOn(5));
    expect(desk.subjects(view).slice(2)).toEqual(['artist: Camille Perrin waits for your answer']);
    expect(LAST_MAIL()).toContain(`/contract-generator?view=${artist.generationId}`);
  });

  it('are in a new version with those that are accepted, and both sign that', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges();
    const second = await artist.answer(view, [
      { proposal: recording, kind: 'kept', words: 'The label says no.' },
      { proposal: promotion, kind: 'accepted', words: '' },
    ]);
    await desk.settled();
    expect(second).toMatchObject({ id: view.id, version: 2, contractVersion: 2, status: 'out' });
    expect(second.expiresAt).toBe(view.expiresAt);
    expect(second.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['kept', 'accepted']);
    const { version, contract } = await madeContract(artist.generationId);
    const { clauses } = clausesOf(contract);
    expect([version, clauses.length]).toEqual([2, clausesOf(LYON).clauses.length - 1]);
    expect(clauses.some(({ id }) => id === 'promotion')).toBe(false);
    expect(desk.subjects(view).at(-1)).toBe('camille: DJ NOVA sent you a contract to sign');
    expect(LAST_MAIL()).toContain('This is version 2. It replaces version 1');
    expect(LAST_MAIL()).toContain(
      'Clause 17, Recording and streaming: not changed as you proposed. “The label says no.”',
    );
    expect(LAST_MAIL()).toContain('Clause 18, Promotion and billing: as you proposed.');
    await desk.signAs(second, 'client');
    await desk.signAs(second, 'artist');
    await desk.settled();
    expect((await desk.recorded(view.id)).status).toBe('completed');
    expect(desk.subjects(view)).not.toContain('camille: DJ NOVA answered your changes');
  });

  it('say in the new version exactly what was proposed', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges();
    await artist.answer(view, [
      { proposal: recording, kind: 'accepted', words: '' },
      { proposal: promotion, kind: 'kept', words: '' },
    ]);
    const { contract } = await madeContract(artist.generationId);
    const { clauses, figures } = clausesOf(contract);
    const clause = clauses.find(({ id }) => id === 'recording');
    expect(clause && printedParagraphs(clause, figures)).toEqual(CLIPS.split('\n'));
  });

  it('leave the version that is out where all are kept, and its signing goes on', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges();
    desk.deps.setNow(daysOn(4));
    const answers = [recording, promotion].map((proposal) => ({
      ...{ proposal, kind: 'kept' as const },
      words: proposal === recording ? 'Sorry.' : '',
    }));
    const kept = await artist.answer(view, answers);
    await desk.settled();
    expect([kept.version, kept.status, kept.signers.client.isTurn]).toEqual([1, 'out', true]);
    expect(desk.subjects(view).at(-1)).toBe('camille: DJ NOVA answered your changes');
    expect(LAST_MAIL()).toContain(
      'Clause 17, Recording and streaming: not changed as you proposed. “Sorry.”',
    );
    // The same once more is the one whose reply was lost.
    expect((await artist.answer(view, answers)).entries.length).toBe(kept.entries.length + 1);
    // Who waited for an answer is not reminded the day after it.
    await desk.runAt(daysOn(6));
    expect(desk.subjects(view)).toHaveLength(3);
    await desk.runAt(daysOn(9));
    expect(desk.subjects(view).at(-1)).toBe('camille: Still to sign: the contract with DJ NOVA');
    await desk.signAs(view, 'client');
  });

  it('can be taken back, and then it is signed as it is', async () => {
    const { view, recording, promotion } = await withTwoChanges();
    const client = visitorAt(tokenFor(view, 'client'));
    await takeBackProposal(desk.deps, client, recording);
    expect(await refusalOf(desk.signAs(view, 'client'))).toContain('has to be answered first');
    await takeBackProposal(desk.deps, client, promotion);
    await takeBackProposal(desk.deps, client, promotion);
    await desk.signAs(view, 'client');
    await desk.settled();
    const envelope = await desk.recorded(view.id);
    expect(envelope.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['withdrawn', 'withdrawn']);
    expect(desk.subjects(view)).not.toContain('camille: DJ NOVA answered your changes');
    expect(await refusalOf(takeBackProposal(desk.deps, client, 999))).toMatch(/^NOT_FOUND/);
  });

  it('are answered by what is sent, where the artist changes the contract in another way', async () => {
    const { artist } = await withTwoChanges();
    const wording = { recording: ['Nobody records more than a minute.'] };
    await desk.deps.db.run(sql`UPDATE generations SET version = 2,
      edits = ${JSON.stringify({ contract: { ...LYON, wording } })} WHERE id = ${artist.generationId}`);
    const second = await artist.send({ contractVersion: 2 });
    expect(second.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['countered', 'kept']);
    expect(openProposals(second)).toEqual([]);
    await desk.settled();
    expect(LAST_MAIL()).toContain('Clause 17, Recording and streaming: in other words.');
  });
});

describe('an answer is on what the record says by then', () => {
  type Work = (found: Awaited<ReturnType<typeof withTwoChanges>>) => Promise<unknown>;
  /** Accepts the first change, and keeps the other, while something happens between the look and the write. */
  async function answeredWhile(work: Work) {
    const found = await withTwoChanges();
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
    const { version } = await madeContract(artist.generationId);
    return { refused, envelope, version };
  }
  const byClient = ({ view }: Awaited<ReturnType<typeof withTwoChanges>>) =>
    visitorAt(tokenFor(view, 'client'));

  it.each<[string, Work]>([
    ['it is taken back', (found) => takeBackProposal(desk.deps, byClient(found), found.recording)],
    ['another is proposed', ({ view }) => desk.propose(view, 3, 'Any time.')],
    [
      'the client declines',
      (found) =>
        declineEnvelope(desk.deps, byClient(found), { version: 1, reason: 'fee', words: '', zone: '' }),
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
      await handOn(desk.deps, byClient(found), boss);
    });
    await desk.settled();
    expect([refused, envelope.version, version]).toEqual(['done', 2, 2]);
    expect([envelope.signers.client.name, envelope.signers.client.links]).toEqual(['Jo Martin', 1]);
    expect(desk.sent.at(-1)?.to).toBe('jo@societe-lumiere.example');
  });

  it('on any plan: what takes the place of a contract that is out is no other one', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges();
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

it('whoever signs instead while a change is open is asked at once', async () => {
  const { view } = await withTwoChanges();
  const boss = { name: 'Jo Martin', email: 'jo@societe-lumiere.example', title: '' };
  await handOn(desk.deps, visitorAt(tokenFor(view, 'client')), boss);
  await desk.settled();
  expect(desk.subjects(view)).toContain('jo: DJ NOVA sent you a contract to sign');
});

describe('a change is refused', () => {
  it('where it says nothing, can’t be printed or would be no contract', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    const { clauses, figures } = clausesOf(LYON);
    const recording = clauses.find(({ number }) => number === RECORDING);
    const same = recording ? printedParagraphs(recording, figures).join('\n') : '';
    expect(await refusalOf(desk.propose(view, RECORDING, `${same} \n\n`))).toContain('Change the text first');
    expect(await refusalOf(desk.propose(view, RECORDING, 'It costs {fee}.'))).toContain('Leave out braces');
    expect(await refusalOf(desk.propose(view, RECORDING, '**Never**.'))).toContain('Leave out braces');
    expect(await refusalOf(desk.propose(view, RECORDING, 'x\n'.repeat(13)))).toBe('At most 12 paragraphs');
    expect(await refusalOf(desk.propose(view, RECORDING, 'Never 𓀀.'))).toContain('No typeface here has 𓀀');
    expect(await refusalOf(desk.propose(view, RECORDING, `${same.replaceAll(' ', ' \u00a0')}`))).toContain(
      'Change the text first',
    );
    expect(await refusalOf(desk.propose(view, 4, null))).toContain('Without this clause');
    expect(await refusalOf(desk.propose(view, 99, null))).toBe('The contract has no such clause');
    expect((await desk.recorded(view.id)).proposals).toEqual([]);
  });

  it('of another version, by the artist, after signing, or beside an open one of the same clause', async () => {
    const artist = await desk.artist();
    const view = await artist.send();
    await desk.propose(view, RECORDING, CLIPS);
    await Promise.all(Array.from({ length: 8 }, () => desk.propose(view, RECORDING, CLIPS)));
    expect((await desk.recorded(view.id)).proposals).toHaveLength(1);
    expect(await refusalOf(desk.propose(view, RECORDING, null))).toContain('Your other change to clause 17');
    expect(await refusalOf(desk.propose({ ...view, version: 2 }, 18, null))).toContain('new version');
    const said = { version: 1, clause: 18, text: null, why: '', zone: '' };
    const byArtist = proposeChange(desk.deps, visitorAt(tokenFor(view, 'artist')), said);
    expect(await refusalOf(byArtist)).toMatch(/^FORBIDDEN/);
    expect(await refusalOf(proposeChange(desk.deps, visitorAt('nobody'), said))).toMatch(/^NOT_FOUND/);
    const signed = await (await desk.artist()).send();
    await desk.signAs(signed, 'client');
    expect(await refusalOf(desk.propose(signed, RECORDING, CLIPS))).toContain('You have signed');
  });

  it('is answered as a whole, by its own artist, and by one of two at once', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges();
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
    expect((await madeContract(artist.generationId)).version).toBe(2);
  });
});
