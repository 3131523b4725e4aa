import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffPart, paragraphDiff, wordDiff } from './word-diff.ts';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const without = (parts: readonly DiffPart[], kind: DiffPart['kind']): string =>
  spaced(
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join(''),
  );

const wordsIn = (text: string): string[] => spaced(text).split(' ').filter(Boolean);

/** The most words that two texts have in common, in order: by trying. */
function mostInCommon(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined) return 0;
  const at = other.indexOf(first);
  const having = at < 0 ? 0 : 1 + mostInCommon(rest, other.slice(at + 1));
  return Math.max(having, mostInCommon(rest, other));
}

describe('the difference between two texts', () => {
  it('is said by words', () => {
    expect(
      wordDiff(
        'If the Client cancels, it pays nothing in 30 days.',
        'If the Client cancels, it pays 25 % of the Fee in 30 days.',
      ),
    ).toEqual([
      { kind: 'same', text: 'If the Client cancels, it pays ' },
      { kind: 'removed', text: 'nothing ' },
      { kind: 'added', text: '25 % of the Fee ' },
      { kind: 'same', text: 'in 30 days.' },
    ]);
  });

  it('is nothing between equal texts, and all between an empty one and another', () => {
    expect(wordDiff('one two', 'one two')).toEqual([{ kind: 'same', text: 'one two' }]);
    expect(wordDiff('', 'one two')).toEqual([{ kind: 'added', text: 'one two' }]);
    expect(wordDiff('one two', '')).toEqual([{ kind: 'removed', text: 'one two' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  it('keeps apart what goes at the end of a text from what stays and what comes', () => {
    expect(wordDiff('one two three', 'one two')).toEqual([
      { kind: 'same', text: 'one two ' },
      { kind: 'removed', text: 'three' },
    ]);
    expect(wordDiff('one two', 'one three')).toEqual([
      { kind: 'same', text: 'one ' },
      { kind: 'removed', text: 'two ' },
      { kind: 'added', text: 'three' },
    ]);
  });

  it('has both texts in it, whatever they are, and keeps as many words as can be kept', () => {
    const text = fc
      .array(fc.constantFrom('the', 'Fee', 'is', 'due', '{deposit}'), { maxLength: 7 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        expect(without(parts, 'added')).toBe(before);
        expect(without(parts, 'removed')).toBe(after);
        const kept = parts.filter(({ kind }) => kind === 'same').flatMap((part) => wordsIn(part.text));
        expect(kept.length).toBe(mostInCommon(wordsIn(before), wordsIn(after)));
      }),
      { seed: 16 },
    );
  });
});

describe('the difference between the paragraphs of two texts', () => {
  const places = (before: string[], after: string[]) =>
    paragraphDiff(before, after).map((row) => [row.before, row.after, row.parts.map(({ kind }) => kind)]);

  it('holds a changed paragraph against what it was, and moves nothing for one that comes in between', () => {
    expect(places(['One.', 'Two.', 'Three.'], ['One.', 'New.', 'Two.', 'Three!'])).toEqual([
      [0, 0, ['same']],
      [null, 1, ['added']],
      [1, 2, ['same']],
      [2, 3, ['removed', 'added']],
    ]);
    expect(places(['One.', 'Two.'], ['Two.'])).toEqual([
      [0, null, ['removed']],
      [1, 0, ['same']],
    ]);
    expect(places(['One.'], [])).toEqual([[0, null, ['removed']]]);
  });

  it('has every paragraph of both once, in order', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'a b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = paragraphDiff(before, after);
        expect(rows.flatMap((row) => row.before ?? [])).toEqual(before.map((_, index) => index));
        expect(rows.flatMap((row) => row.after ?? [])).toEqual(after.map((_, index) => index));
      }),
      { seed: 16 },
    );
  });
});
