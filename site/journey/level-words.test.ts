import fc from 'fast-check';
import { expect, it } from 'vitest';
import { journeyOf, journeyProgress, MILESTONE_KEYS, type MilestoneKey } from '#core/journey.ts';
import { levelWords } from './level-words.ts';

const progress = (keys: readonly MilestoneKey[]) =>
  journeyProgress(journeyOf(Object.fromEntries(keys.map((key) => [key, new Date(0)]))));
const after = (count: number) => progress(MILESTONE_KEYS.slice(0, count));

it.each([
  [0, '2 more to level 2'],
  [1, '1 more to level 2'],
  [5, '1 more to level 4'],
  [6, null],
  [7, null],
])('after %i milestones it says %j', (count, words) => {
  expect(levelWords(after(count))).toBe(words);
});

it('as many more as it says do lead to that level, whichever they are', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...MILESTONE_KEYS]), (reached) => {
      const words = levelWords(progress(reached));
      if (words === null) return;
      const [more, level] = (words.match(/\d+/g) ?? []).map(Number);
      const left = MILESTONE_KEYS.filter((key) => !reached.includes(key));
      expect(progress([...reached, ...left.slice(0, more)]).level).toBe(level);
    }),
  );
});
