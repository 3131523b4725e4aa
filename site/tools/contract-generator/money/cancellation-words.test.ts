import { describe, expect, it } from 'vitest';
import type { Cancellation } from '#core/tools/contract-generator/cancellation-of.ts';
import { outcomeOf, sourceOf } from './cancellation-words.ts';

const CLAUSE = { id: 'client-cancels', number: 9, paragraph: 2 } as const;
const NONE: Cancellation = { daysBefore: 9, owed: 0, paid: 0, payer: null, amount: 0, clause: CLAUSE };
const of = (part: Partial<Cancellation>): Cancellation => ({ ...NONE, ...part });

describe('a cancellation in words', () => {
  it('says what the client owes, whatever is paid already', () => {
    const half = of({ owed: 140_000, paid: 140_000 });
    expect(outcomeOf(half, 'client')).toEqual({ words: 'They owe you', sum: 140_000 });
    expect(outcomeOf(NONE, 'client')).toEqual({ words: 'They owe you nothing', sum: null });
    expect(outcomeOf(of({ owed: null, amount: null }), 'client').words).toBe('Nobody can say in advance');
  });

  it('says what the artist pays back', () => {
    const paid = of({ paid: 280_000, amount: 280_000, payer: 'artist' });
    expect(outcomeOf(paid, 'artist')).toEqual({ words: 'You pay back', sum: 280_000 });
    expect(outcomeOf(NONE, 'artist')).toEqual({ words: 'Nobody owes anything', sum: null });
  });

  it('names the clause, or that there is none, or that nobody but its artist wrote it', () => {
    expect(sourceOf(NONE)).toBe('Clause 9.2, 9 days before the event.');
    expect(sourceOf(of({ daysBefore: 0 }))).toBe('Clause 9.2, on the day of the event.');
    expect(sourceOf(of({ clause: { ...CLAUSE, paragraph: null } }))).toContain('Clause 9, 9 days');
    const unsaid = of({ daysBefore: 1, clause: null, owed: null, amount: null });
    expect(sourceOf(unsaid)).toBe('1 day before the event. It has no clause on it.');
    expect(outcomeOf(unsaid, 'artist').words).toBe('Your contract doesn’t say');
  });
});
