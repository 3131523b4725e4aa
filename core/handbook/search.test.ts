import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../handbook.ts';
import { indexPassages, rarity } from './index-passages.ts';
import { bm25, search } from './search.ts';

const passage = (title: string, text: string, keywords: string[] = []): Passage => ({
  title,
  text,
  keywords,
  href: `/help/${title.toLowerCase().replace(/\W+/g, '-')}`,
});

const HANDBOOK = [
  passage('Credits', 'A logo takes two of them. A run that fails gives them back.', ['refund', 'balance']),
  passage('Voice drops', 'A drop is spoken on your own device and mastered there.', ['tag', 'jingle']),
  passage('Getting booked', 'Promoters answer short mails. Say who comes when you play.', ['gigs']),
];
const index = indexPassages(HANDBOOK);
const titles = (question: string) => search(index, question, 3).map((found) => found.passage.title);

describe('BM25', () => {
  it('has the golden values of the formula', () => {
    // Three passages, the word in one: ln(1 + 2.5 / 1.5) = ln(8/3).
    expect(rarity(3, 1)).toBeCloseTo(0.980829, 6);
    expect(rarity(10, 0)).toBeCloseTo(Math.log(22), 10);
    // Of average length the bracket is 1: 0.980829 · 2 · 2.2 / 3.2.
    expect(bm25({ rarity: 0.980829, count: 2, length: 50, averageLength: 50 })).toBeCloseTo(1.34864, 5);
    // Twice as long as the average: 2 · 2.2 / (2 + 1.2 · 1.75).
    expect(bm25({ rarity: 1, count: 2, length: 100, averageLength: 50 })).toBeCloseTo(1.073171, 6);
  });

  it('grows with the count, less each time, and never past rarity · 2.2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2000 }), (count, length) => {
        const at = (times: number) => bm25({ rarity: 1, count: times, length, averageLength: 100 });
        expect(at(count + 1)).toBeGreaterThan(at(count));
        expect(at(count + 2) - at(count + 1)).toBeLessThan(at(count + 1) - at(count));
        expect(at(count)).toBeLessThan(2.2);
      }),
    );
  });
});

describe('a search', () => {
  it('finds by the text, by the keywords and by another word of the trade', () => {
    expect(titles('Is a failed run lost?')[0]).toBe('Credits');
    expect(titles('Do I get a refund?')[0]).toBe('Credits');
    expect(titles('How do I make a jingle?')[0]).toBe('Voice drops');
    expect(titles('Which venue answers mails?')[0]).toBe('Getting booked');
  });

  it('tells how much of the question is covered: unknown words count as the rarest', () => {
    const covered = (question: string) => search(index, question, 1)[0]?.covered ?? 0;
    expect(covered('credits')).toBe(1);
    expect(covered('credits on the moon')).toBeGreaterThan(0.3);
    expect(covered('credits on the moon')).toBeLessThan(0.5);
    expect(search(index, 'quantum chromodynamics', 3)).toEqual([]);
  });

  it('tells whether the rarest word that is known stands there, and whether a page is for all of it', () => {
    const found = (question: string, title: string) =>
      search(index, question, 3).find(({ passage }) => passage.title === title);
    expect(found('refund for a drop of gold', 'Credits')).toMatchObject({
      shared: 1,
      asked: 3,
      isNamed: false,
    });
    expect(found('refund', 'Credits')).toMatchObject({ hasRarest: true, isNamed: true, saysAll: false });
    expect(found('device of a promoter who mastered', 'Getting booked')).toMatchObject({ hasRarest: false });
  });

  it('of any words at all ends, and is in order', () => {
    fc.assert(
      fc.property(fc.string(), (question) => {
        const scores = search(index, question, 3).map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
    );
  });

  it('in an empty handbook finds nothing', () => {
    expect(search(indexPassages([]), 'credits', 3)).toEqual([]);
  });
});
