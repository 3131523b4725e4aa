import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOfNight, EXAMPLE, isDay, nightOf } from './plan-address.ts';

it('a night comes back from its address as it was', () => {
  const act = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 12 }),
    minutes: fc.integer({ min: 1, max: 120 }).map((steps) => steps * 5),
    b2b: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(act, { minLength: 1, maxLength: 16 }),
      fc.integer({ min: 0, max: 1439 }),
      (acts, doors) => {
        const night = { ...EXAMPLE, acts, doors };
        expect(nightOf(new URLSearchParams(addressOfNight(night).toString()), EXAMPLE)).toEqual(night);
      },
    ),
  );
});

it('what an address cannot mean is the example instead', () => {
  const asked = 'day=2026-02-30&doors=2561&curfew=x&zone=Europe/Atlantis&gap=7&act=90&act=x:y&act=99999:z';
  expect(nightOf(new URLSearchParams(asked), EXAMPLE)).toEqual(EXAMPLE);
});

it('a length that is none of the steps goes to the nearest', () => {
  const acts = nightOf(new URLSearchParams('act=3:a&act=92:b&act=999:c'), EXAMPLE).acts;
  expect(acts.map(({ minutes }) => minutes)).toEqual([5, 90, 600]);
});

it('no more acts are taken than the page can show', () => {
  const many = new URLSearchParams(Array.from({ length: 40 }, () => ['act', '30:x']));
  expect(nightOf(many, EXAMPLE).acts).toHaveLength(16);
});

it('days and times are those that there are', () => {
  expect(['2026-11-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2027-02-29', '1999-01-01', '2026-1-1', ''].map(isDay)).toEqual([false, false, false, false]);
});
