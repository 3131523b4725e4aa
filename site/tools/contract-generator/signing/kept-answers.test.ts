import { beforeEach, expect, it, vi } from 'vitest';
import { agreedFor, answersFor, forgetAnswers, keepAgreed, keepAnswers } from './kept-answers.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const KEPT = { proposal: 7, kind: 'kept', words: 'The date is ' } as const;
const OWN = { title: 'Guests', text: 'Two.' };
const AGREED = {
  version: 3,
  clauses: [
    { id: 'radius', paragraphs: null },
    { id: 'travel', paragraphs: ['By train.'] },
    { id: null, place: 0, was: OWN, now: { ...OWN, text: 'Four.' } },
    { id: null, place: 1, was: OWN, now: null },
  ],
} satisfies ReturnType<typeof agreedFor>;

it('what is chosen and typed is kept in the tab by its contract, as it was typed, until it was sent', () => {
  keepAnswers('gen_1', [KEPT]);
  keepAgreed('gen_1', AGREED);
  keepAnswers('gen_2', [{ proposal: 2, kind: 'accepted', words: '' }]);
  expect(answersFor('gen_1')).toEqual([KEPT]);
  expect(agreedFor('gen_1')).toEqual(AGREED);
  forgetAnswers('gen_1');
  expect([answersFor('gen_1'), agreedFor('gen_1')]).toEqual([[], null]);
  expect(answersFor('gen_2')).toHaveLength(1);
  forgetAnswers('gen_2');
  expect(stored.size).toBe(0);
});

it('what another page kept there counts as nothing where it can’t be read', () => {
  keepAnswers('gen_1', [KEPT]);
  const [[key = ''] = []] = [...stored];
  for (const kept of [null, 7, { answers: 7, agreed: null }, { answers: [{ ...KEPT, kind: 'no' }] }]) {
    stored.set(key, JSON.stringify({ gen_1: kept }));
    expect([answersFor('gen_1'), agreedFor('gen_1')]).toEqual([[], null]);
  }
});
