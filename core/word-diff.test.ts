import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff.ts';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const without = (parts: readonly DiffPart[], kind: DiffPart['kind']): string =>
  spaced(
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => ` ${text}`)
      .join(''),
  );

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

  it('has both texts in it, whatever they are, and keeps as many words as can be kept', () => {
    const text = fc
      .array(fc.constantFrom('the', 'Fee', 'is', 'due', '50 %', '{deposit}'), { maxLength: 20 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        expect(without(parts, 'added')).toBe(before);
        expect(without(parts, 'removed')).toBe(after);
        const kept = parts
          .filter(({ kind }) => kind === 'same')
          .flatMap((part) => spaced(part.text).split(' '));
        const turned = wordDiff(after, before).filter(({ kind }) => kind === 'same');
        expect(turned.flatMap((part) => spaced(part.text).split(' ')).length).toBe(kept.length);
      }),
      { seed: 16 },
    );
  });
});
