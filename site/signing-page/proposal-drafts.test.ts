import { expect, it } from 'vitest';
import type { TabMemory } from '#site/lib/tab-memory.ts';
import { proposalDrafts, saysSomething } from './proposal-drafts.ts';
import { unsentWhere } from './unsent-note.ts';

function memory(): () => TabMemory {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

const DRAFT = { kind: 'text', text: 'One clip.', why: '' } as const;

it('drafts are kept for each clause, and forgotten one by one or all at once', () => {
  const tab = memory();
  const drafts = proposalDrafts(tab, 'camille');
  drafts.keep(17, DRAFT);
  drafts.keep(4, { ...DRAFT, kind: 'strike' });
  expect([drafts.clauses(), drafts.of(17), drafts.of(5)]).toEqual([[4, 17], DRAFT, null]);
  drafts.forget(4);
  expect(proposalDrafts(tab, 'camille').clauses()).toEqual([17]);
  drafts.forgetAll();
  expect(tab().getItem('draft:signing:proposal')).toBeNull();
});

it('drafts of one reader are those of no other, who does not forget them either', () => {
  const tab = memory();
  proposalDrafts(tab, 'camille').keep(17, DRAFT);
  const other = proposalDrafts(tab, 'jean');
  expect([other.of(17), other.clauses()]).toEqual([null, []]);
  other.forgetAll();
  expect(proposalDrafts(tab, 'camille').of(17)).toEqual(DRAFT);
});

it('what says what the contract says is no draft', () => {
  expect(saysSomething(DRAFT, 'One clip.')).toBe(false);
  expect(saysSomething({ ...DRAFT, why: ' ' }, 'One clip.')).toBe(false);
  expect(saysSomething({ ...DRAFT, why: 'Our sponsor' }, 'One clip.')).toBe(true);
  expect(saysSomething({ ...DRAFT, kind: 'strike' }, 'One clip.')).toBe(true);
  expect(saysSomething(DRAFT, 'No clips.')).toBe(true);
});

it('the note names each clause, and what signing does', () => {
  const words = (clauses: number[], maySign: boolean) =>
    unsentWhere(clauses, maySign).source.replaceAll(/<[^>]+>/g, '');
  expect(words([17], true)).toBe('Clause 17. If you sign now, it’s discarded.');
  expect(words([4, 17, 19], true)).toBe('Clauses 4, 17 and 19. If you sign now, they’re discarded.');
  expect(words([4, 17], false)).toBe('Clauses 4 and 17.');
  expect(unsentWhere([17], true).source).toContain('<a href="#c17" data-unsent-clause="17">Clause 17</a>');
});
