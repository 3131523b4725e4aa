import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProposals } from '#core/signing/proposal.ts';
import { clausesOf, printedParagraphs } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { LYON } from '../../tests/support/contracts.ts';
import {
  CLIPS,
  madeContract,
  RECORDING,
  refusalOf,
  withTwoChanges,
} from '../../tests/support/proposed-changes.ts';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { proposeChange, takeBackProposal } from './propose-change.ts';
import { handOn } from './sign-envelope.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.sent.length = 0;
  desk.deps.setNow(NOON);
});

const LAST_MAIL = () => desk.sent.at(-1)?.text ?? '';

describe('changes that a client proposes', () => {
  it('pause the signing, and the artist is told once', async () => {
    const { view, artist } = await withTwoChanges(desk);
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
    const { artist, view, recording, promotion } = await withTwoChanges(desk);
    const second = await artist.answer(view, [
      { proposal: recording, kind: 'kept', words: 'The label says no.' },
      { proposal: promotion, kind: 'accepted', words: '' },
    ]);
    await desk.settled();
    expect(second).toMatchObject({ id: view.id, version: 2, contractVersion: 2, status: 'out' });
    expect(second.expiresAt).toBe(view.expiresAt);
    expect(second.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['kept', 'accepted']);
    const { version, contract } = await madeContract(desk, artist.generationId);
    const { clauses } = clausesOf(contract);
    expect([version, clauses.length]).toEqual([2, clausesOf(LYON).clauses.length - 1]);
    expect(clauses.some(({ id }) => id === 'promotion')).toBe(false);
    expect(desk.subjects(view).at(-1)).toBe('camille: DJ NOVA sent you a contract to sign');
    expect(LAST_MAIL()).toContain('This is version 2. It replaces version 1');
    expect(LAST_MAIL()).toContain('Clause 17, Recording and streaming: not accepted. “The label says no.”');
    expect(LAST_MAIL()).toContain('Clause 18, Promotion and billing: accepted.');
    await desk.signAs(second, 'client');
    await desk.signAs(second, 'artist');
    await desk.settled();
    expect((await desk.recorded(view.id)).status).toBe('completed');
    expect(desk.subjects(view)).not.toContain('camille: DJ NOVA answered your changes');
  });

  it('say in the new version exactly what was proposed', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges(desk);
    await artist.answer(view, [
      { proposal: recording, kind: 'accepted', words: '' },
      { proposal: promotion, kind: 'kept', words: '' },
    ]);
    const { contract } = await madeContract(desk, artist.generationId);
    const { clauses, figures } = clausesOf(contract);
    const clause = clauses.find(({ id }) => id === 'recording');
    expect(clause && printedParagraphs(clause, figures)).toEqual(CLIPS.split('\n'));
  });

  it('leave the version that is out where all are kept, and its signing goes on', async () => {
    const { artist, view, recording, promotion } = await withTwoChanges(desk);
    desk.deps.setNow(daysOn(4));
    const answers = [recording, promotion].map((proposal) => ({
      ...{ proposal, kind: 'kept' as const },
      words: proposal === recording ? 'Sorry.' : '',
    }));
    const kept = await artist.answer(view, answers);
    await desk.settled();
    expect([kept.version, kept.status, kept.signers.client.isTurn]).toEqual([1, 'out', true]);
    expect(desk.subjects(view).at(-1)).toBe('camille: DJ NOVA answered your changes');
    expect(LAST_MAIL()).toContain('Clause 17, Recording and streaming: not accepted. “Sorry.”');
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
    const { view, recording, promotion } = await withTwoChanges(desk);
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
    const { artist } = await withTwoChanges(desk);
    const wording = { recording: ['Nobody records more than a minute.'] };
    await desk.deps.db.run(sql`UPDATE generations SET version = 2,
      edits = ${JSON.stringify({ contract: { ...LYON, wording } })} WHERE id = ${artist.generationId}`);
    const second = await artist.send({ contractVersion: 2 });
    expect(second.proposals.map(({ outcome }) => outcome?.kind)).toEqual(['countered', 'kept']);
    expect(openProposals(second)).toEqual([]);
    await desk.settled();
    expect(LAST_MAIL()).toContain('Clause 17, Recording and streaming: answered with other words.');
  });
});

it('whoever signs instead while a change is open is asked at once', async () => {
  const { view } = await withTwoChanges(desk);
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
});
