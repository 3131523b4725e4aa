import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tapped, tempoOf, withinTempo } from './tap-tempo.ts';

const every = (ms: number, count: number) => Array.from({ length: count }, (_, tap) => 5000 + tap * ms);
const tapAll = (times: readonly number[]) =>
  times.reduce<readonly number[]>((taps, at) => tapped(taps, at), []);

test('one tap is no tempo, two are', () => {
  expect(tempoOf(tapAll(every(500, 1)))).toBeNull();
  expect(tempoOf(tapAll(every(500, 2)))).toBe(120);
});

test('any steady tempo is found to half a beat', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 200 }), fc.integer({ min: 3, max: 20 }), (bpm, count) => {
      expect(tempoOf(tapAll(every(60_000 / bpm, count)))).toBe(bpm);
    }),
  );
});

test('one late tap does not move it', () => {
  expect(tempoOf(tapAll([0, 500, 1000, 1640, 2000, 2500, 3000]))).toBe(120);
});

test('a pause of two seconds begins anew', () => {
  const taps = tapAll([...every(400, 5), 9600, 10_100]);
  expect(taps).toEqual([9600, 10_100]);
  expect(tempoOf(taps)).toBe(120);
});

test('faster than any drop is taken as half of it', () => {
  expect(tempoOf(tapAll(every(60_000 / 240, 6)))).toBe(120);
});

test('a typed tempo is kept within what a recipe takes', () => {
  expect([withinTempo(12), withinTempo(128.04), withinTempo(999)]).toEqual([60, 128, 200]);
});
