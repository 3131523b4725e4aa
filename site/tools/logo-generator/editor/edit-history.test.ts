import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, type EditHistory, newHistory, redone, settled, undone } from './edit-history.ts';
import { NOVA } from './spec-of-tests.ts';

const at = (seed: number) => ({ ...NOVA, seed });
const seeds = ({ past, now, future }: EditHistory) => [
  past.map(({ seed }) => seed),
  now.seed,
  future.map(({ seed }) => seed),
];

describe('the history of a concept', () => {
  it('takes steps back and forth', () => {
    const history = changed(changed(newHistory(at(1)), at(2)), at(3));
    expect(seeds(history)).toEqual([[1, 2], 3, []]);
    expect(seeds(undone(undone(history)))).toEqual([[], 1, [2, 3]]);
    expect(seeds(redone(undone(undone(history))))).toEqual([[1], 2, [3]]);
  });

  it('stays where it is at either end', () => {
    const history = newHistory(at(1));
    expect(undone(history)).toEqual(history);
    expect(redone(history)).toEqual(history);
  });

  it('makes one step of what a hand does on one control', () => {
    let history = newHistory(at(1));
    for (const seed of [2, 3, 4]) history = changed(history, at(seed), 'tracking');
    expect(seeds(history)).toEqual([[1], 4, []]);
    expect(seeds(undone(history))).toEqual([[], 1, [4]]);
  });

  it('begins a new step when the hand comes back, and for another control', () => {
    const first = settled(changed(newHistory(at(1)), at(2), 'tracking'));
    expect(seeds(changed(first, at(3), 'tracking'))).toEqual([[1, 2], 3, []]);
    const other = changed(changed(newHistory(at(1)), at(2), 'tracking'), at(3), 'angle');
    expect(seeds(other)).toEqual([[1, 2], 3, []]);
  });

  it('forgets a step that led back to where it began', () => {
    const there = changed(changed(newHistory(at(1)), at(2), 'angle'), at(1), 'angle');
    expect(seeds(settled(there))).toEqual([[], 1, []]);
    expect(changed(newHistory(at(1)), at(1)).past).toEqual([]);
  });

  it('drops what was taken back once something else is done', () => {
    expect(seeds(changed(undone(changed(newHistory(at(1)), at(2))), at(9)))).toEqual([[1], 9, []]);
  });

  it('leads back to the beginning from anywhere, and forth again', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('change'), seed: fc.nat(3), control: fc.constantFrom('a', 'b', null) }),
      fc.record({ do: fc.constantFrom('settle', 'undo', 'redo') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let history = newHistory(at(0));
        for (const taken of steps) {
          if ('seed' in taken) history = changed(history, at(taken.seed), taken.control);
          else history = { settle: settled, undo: undone, redo: redone }[taken.do as 'undo'](history);
        }
        const end = settled(history);
        let walked = end;
        while (walked.past.length > 0) {
          const back = undone(walked);
          // Each step shows: none is undone without a change on screen.
          expect(back.now.seed).not.toBe(walked.now.seed);
          walked = back;
        }
        expect(walked.now.seed).toBe(0);
        for (const _ of end.past) walked = redone(walked);
        expect(walked).toEqual(end);
      }),
    );
  });
});
