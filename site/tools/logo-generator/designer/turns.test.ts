import { expect, it } from 'vitest';
import { turns } from './turns.ts';

function withPauses() {
  const pauses: (() => void)[] = [];
  const done: number[] = [];
  const work = turns((next) => void pauses.push(next));
  const add = (id: number) => work.add(id, () => void done.push(id));
  return { work, add, done, pauses, step: () => pauses.shift()?.() };
}

it('does one piece after another, with a pause before each', () => {
  const { add, done, step, pauses } = withPauses();
  add(1);
  add(2);
  expect(done).toEqual([]);
  step();
  expect(done).toEqual([1]);
  step();
  expect(done).toEqual([1, 2]);
  step();
  expect(pauses).toHaveLength(0);
  add(3);
  step();
  expect(done).toEqual([1, 2, 3]);
});

it('leaves out what was called off in a pause', () => {
  const { work, add, done, step } = withPauses();
  for (const id of [1, 2, 3]) add(id);
  step();
  expect(work.callOff(2)).toBe(true);
  expect(work.callOff(1)).toBe(false);
  step();
  expect(done).toEqual([1, 3]);
});
