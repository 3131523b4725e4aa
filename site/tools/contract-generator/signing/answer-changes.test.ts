import { beforeEach, expect, it, vi } from 'vitest';
import { clausesOf, printedParagraphs } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { withChanges } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { aProposal, envelopeView } from '../../../../tests/support/envelope-view.ts';

const call = vi.fn();
vi.mock('#site/lib/api.ts', () => ({ call }));
vi.stubGlobal('sessionStorage', memory());
const { answerChanges, reworded, takeOverAgreed } = await import('./answer-changes.ts');
const { agreedFor, answersFor, keepAnswers } = await import('./kept-answers.ts');
const { desk, form, studio } = await import('../studio.ts');

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
}

const made = (version: number, contract: Contract) => ({
  ...{ id: 'gen_1', tool: 'contract-generator', status: 'done', title: 'Lyon', cost: 3, version },
  ...{ input: {}, output: { contract: LYON, pages: 5 }, edits: { contract }, files: [] },
  ...{ createdAt: '2026-11-02T20:00:00.000Z', updatedAt: '2026-11-02T20:00:00.000Z' },
});
type Made = Parameters<typeof takeOverAgreed>[0];
const show = (generation: unknown): Made => {
  studio.made.show(generation as Made);
  return generation as Made;
};

const { clauses: CLAUSES, figures: FIGURES } = clausesOf(LYON);
const aChange = (seq: number, id: string, after: string[] | null) => {
  const clause = CLAUSES.find((each) => each.id === id);
  if (!clause) throw new Error(`No clause ${id}`);
  const { number, title } = clause;
  return aProposal({ seq, clause: number, title, before: printedParagraphs(clause, FIGURES), after });
};
const CHANGES = [aChange(2, 'recording', null), aChange(3, 'promotion', ['Posters name the Artist first.'])];
const withThese = (changes: typeof CHANGES): Contract => withChanges(LYON, changes) ?? LYON;
const AGREED = withThese(CHANGES.slice(0, 1));
const envelope = envelopeView({ proposals: CHANGES });
const said = (proposal: number, kind: 'accepted' | 'kept') => ({ proposal, kind, words: '' });
const ONE = [said(2, 'accepted'), said(3, 'kept')];

beforeEach(() => {
  call.mockReset().mockResolvedValue({ envelope });
  desk.open({ id: 'drf_1', content: LYON, generationId: 'gen_1', revision: 1 }, new Date());
});

it('what is accepted comes onto the desk once it is made: the desk is current then', async () => {
  const before = show(made(1, LYON));
  keepAnswers('gen_1', ONE);
  await answerChanges({ generation: before, envelope }, ONE);
  takeOverAgreed(before);
  expect(desk.$draft.get()?.content).toBe(LYON);
  takeOverAgreed(show(made(2, AGREED)));
  expect(form.$isCurrent.get()).toBe(true);
  expect([answersFor('gen_1'), agreedFor('gen_1')]).toEqual([[], null]);
});

it('what else was changed on the desk stays there, in other places and in the same clause', async () => {
  const both = ONE.map(({ proposal }) => said(proposal, 'accepted'));
  await answerChanges({ generation: show(made(1, LYON)), envelope }, both);
  desk.change({ sockets: 6, wording: { promotion: ['Typed over.'], travel: ['By train.'] } });
  takeOverAgreed(show(made(2, withThese(CHANGES))));
  const now = desk.$draft.get()?.content ?? LYON;
  const { clauses, figures } = clausesOf(now);
  const textOf = (id: string) => {
    const clause = clauses.find((each) => each.id === id);
    return clause && printedParagraphs(clause, figures);
  };
  expect([now.sockets, textOf('travel')]).toEqual([6, ['By train.']]);
  expect([textOf('recording'), textOf('promotion')]).toEqual([undefined, CHANGES[1]?.after]);
  expect(form.$isCurrent.get()).toBe(false);
});

it('a reply that is lost leaves the desk alone until it is known what was made', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  keepAnswers('gen_1', ONE);
  const answering = answerChanges({ generation: show(made(1, LYON)), envelope }, ONE);
  await expect(answering).rejects.toThrow('Failed to fetch');
  takeOverAgreed(made(1, LYON) as Made);
  expect(answersFor('gen_1')).toEqual(ONE);
  takeOverAgreed(show(made(2, AGREED)));
  expect(form.$isCurrent.get()).toBe(true);
});

it('another version than the agreed one leaves the desk alone', async () => {
  await answerChanges({ generation: show(made(1, LYON)), envelope }, ONE);
  takeOverAgreed(show(made(2, { ...LYON, sockets: 8 })));
  expect(desk.$draft.get()?.content).toBe(LYON);
  expect(agreedFor('gen_1')).toBeNull();
});

it('with all kept there is nothing to take over', async () => {
  const kept = ONE.map(({ proposal }) => said(proposal, 'kept'));
  keepAnswers('gen_1', kept);
  await answerChanges({ generation: show(made(1, LYON)), envelope }, kept);
  expect([answersFor('gen_1'), agreedFor('gen_1')]).toEqual([[], null]);
});

it('tells which clauses that are accepted have words of their own on the desk', () => {
  const draft = {
    ...LYON,
    wording: { recording: ['Nobody films.'] },
    times: { ...LYON.times, start: '23:00' },
  };
  expect(reworded(draft, LYON, CHANGES)).toEqual([CHANGES[0]?.clause]);
  expect(reworded(LYON, LYON, CHANGES)).toEqual([]);
  expect(reworded(draft, draft, CHANGES.slice(1))).toEqual([]);
});
