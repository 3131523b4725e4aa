import { expect, it } from 'vitest';
import type { Stereo } from '#core/music/sound.ts';
import { soundMemory } from './sound-memory.ts';

const sound = (): Stereo => [new Float32Array(1), new Float32Array(1)];

/** A maker that counts how often it had to make something. */
function maker() {
  const made: string[] = [];
  const make = (name: string) => async () => {
    made.push(name);
    return sound();
  };
  return { made, make };
}

it('makes a sound once and gives the same one again', async () => {
  const { made, make } = maker();
  const memory = soundMemory(10);
  const first = await memory.get('a', 4, make('a'));
  expect(await memory.get('a', 4, make('a'))).toBe(first);
  expect(made).toEqual(['a']);
});

it('makes it once for two who ask at the same time', async () => {
  const { made, make } = maker();
  const memory = soundMemory(10);
  await Promise.all([memory.get('a', 4, make('a')), memory.get('a', 4, make('a'))]);
  expect(made).toEqual(['a']);
});

it('lets go what was not asked for the longest', async () => {
  const { made, make } = maker();
  const memory = soundMemory(10);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.get(name, 4, make(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps the last sound even if it is longer than everything it may keep', async () => {
  const { made, make } = maker();
  const memory = soundMemory(10);
  await memory.get('long', 60, make('long'));
  await memory.get('long', 60, make('long'));
  expect(made).toEqual(['long']);
});

it('does not remember a failure', async () => {
  const { made, make } = maker();
  const memory = soundMemory(10);
  await expect(memory.get('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await memory.get('a', 1, make('a'));
  expect(made).toEqual(['a']);
});
