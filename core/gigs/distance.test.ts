import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kilometresBetween, type Point, roadEstimate, travelEstimate } from './distance.ts';

const BERLIN: Point = { latitude: 52.52, longitude: 13.41 };
const COLOGNE: Point = { latitude: 50.93, longitude: 6.95 };

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it.each<[string, Point, Point, number]>([
  ['Berlin and Köln', BERLIN, COLOGNE, 478.6],
  [
    'Sinnott’s Nashville and Los Angeles',
    { latitude: 36.12, longitude: -86.67 },
    { latitude: 33.94, longitude: -118.4 },
    2886.4,
  ],
  ['a quarter of a meridian', { latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }, 10_007.6],
  [
    'both sides of the date line',
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    111.2,
  ],
  ['opposite ends', { latitude: 10, longitude: 20 }, { latitude: -10, longitude: -160 }, 20_015.1],
])('%s are so far apart', (_, from, to, kilometres) => {
  expect(kilometresBetween(from, to)).toBeCloseTo(kilometres, 0);
});

it('is as far there as back, and nothing to where one is', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const there = kilometresBetween(from, to);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_016);
      expect(kilometresBetween(to, from)).toBeCloseTo(there, 6);
      expect(kilometresBetween(from, from)).toBe(0);
    }),
  );
});

it('takes a quarter more by road', () => {
  expect(roadEstimate(100)).toBe(125);
});

it.each([
  [0, 0],
  [1, 5],
  [64, 60],
  [320, 300],
  [321, 300],
  [477, 315],
  [5570, 750],
])('%d km take about %d minutes', (kilometres, minutes) => {
  expect(travelEstimate(kilometres)).toBe(minutes);
});

it('never takes less for a longer way', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (way, more) => {
        expect(travelEstimate(way + more)).toBeGreaterThanOrEqual(travelEstimate(way));
      },
    ),
  );
});
