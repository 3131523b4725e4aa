import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logoSeedSchema } from '#core/tools/logo-generator/brief.ts';
import { besideSeed, goToSeed, isSeed, MOST_TRIED, nextSeed, shuffledSeed, trailOf } from './seed-trail.ts';

it('leads back to every seed that was looked at, and forward again', () => {
  let trail = goToSeed({ seed: 1, tried: [] }, 500);
  trail = goToSeed(trail, 7);
  expect(trail).toEqual({ seed: 7, tried: [1, 500, 7] });
  expect(besideSeed(trail, 1)).toBeNull();
  trail = goToSeed(trail, besideSeed(trail, -1) ?? Number.NaN);
  expect(trail).toEqual({ seed: 500, tried: [1, 500, 7] });
  expect([besideSeed(trail, -1), besideSeed(trail, 1)]).toEqual([1, 7]);
});

it('keeps what lies ahead when another seed is drawn in the middle', () => {
  const trail = goToSeed({ seed: 1, tried: [1, 500, 7] }, 42);
  expect(trail).toEqual({ seed: 42, tried: [1, 500, 7, 42] });
});

it('has nothing beside a seed that is the only one', () => {
  expect([besideSeed({ seed: 1, tried: [] }, -1), besideSeed({ seed: 1, tried: [] }, 1)]).toEqual([
    null,
    null,
  ]);
});

it('forgets the oldest, never the present one', () => {
  const tried = Array.from({ length: MOST_TRIED }, (_, index) => index);
  const trail = trailOf({ seed: 999, tried });
  expect(trail).toHaveLength(MOST_TRIED);
  expect([trail[0], trail.at(-1)]).toEqual([1, 999]);
});

it('shuffles to a seed that was not looked at', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99_999), { maxLength: 50 }), fc.nat(49), (tried, at) => {
      const chance = (tried[at % Math.max(1, tried.length)] ?? 0) / 100_000;
      const seed = shuffledSeed({ seed: 1, tried }, () => chance);
      expect([1, ...tried]).not.toContain(seed);
      expect(seed).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('goes on with the next seed that was not looked at, and starts anew after the last', () => {
  expect(nextSeed({ seed: 1, tried: [] })).toBe(2);
  expect(nextSeed({ seed: 1, tried: [1, 2, 3] })).toBe(4);
  expect(nextSeed({ seed: 2 ** 31 - 1, tried: [] })).toBe(0);
});

it('takes for a seed what the server takes', () => {
  const values = fc.oneof(
    fc.integer({ min: -5, max: 2 ** 32 }),
    fc.double(),
    fc.constantFrom('1', null, true, -0),
  );
  fc.assert(
    fc.property(values, (value) => {
      expect(isSeed(value)).toBe(logoSeedSchema.safeParse(value).success);
    }),
  );
  expect([isSeed(2 ** 31 - 1), isSeed(2 ** 31)]).toEqual([true, false]);
});
