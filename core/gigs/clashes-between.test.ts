import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { clashesOf } from './clashes.ts';
import { clashesBetween } from './clashes-between.ts';
import type { Gig } from './gig.ts';
import { dayAfter } from './zoned-time.ts';

const YEAR = { from: '2027-01-01', to: '2027-12-31', most: 200 };
const told = (gigs: readonly Gig[], more: Partial<typeof YEAR> = {}, settings = TRACKER) =>
  clashesBetween(gigs, settings, { ...YEAR, ...more }).map(({ gig, clash }) => [
    clash.kind,
    gig.start,
    clash.with.title,
  ]);
const set = (start: string, end: string, more: Partial<Gig> = {}) =>
  exampleGig(start, { end, title: start, ...more });

it('two gigs that clash are told once, of the earlier one, whichever comes first', () => {
  const one = set('2027-03-13T23:00', '2027-03-14T02:00');
  const other = set('2027-03-14T01:00', '2027-03-14T04:00');
  const expected = [['overlap', one.start, other.start]];
  expect(told([other, one])).toEqual(expected);
  expect(told([one, other])).toEqual(expected);
});

it('one of both is on the nights that are asked for', () => {
  const one = set('2027-03-13T23:00', '2027-03-14T05:00');
  const other = set('2027-03-14T07:00', '2027-03-14T08:00');
  expect(told([one, other], { from: '2027-03-14' })).toHaveLength(1);
  expect(told([one, other], { to: '2027-03-13' })).toHaveLength(1);
  expect(told([one, other], { from: '2027-03-15' })).toEqual([]);
  expect(told([one, other], { to: '2027-03-12' })).toEqual([]);
});

it('a radius clause is held against gigs of other months, from either side', () => {
  const radius = { distance: 20, unit: 'km', before: 100, after: 40 } as const;
  const at = (start: string, venue: string, more: Partial<Gig> = {}) =>
    exampleGig(start, { title: start, venue: exampleVenue(venue, 'Berlin'), ...more });
  const owner = at('2027-06-15', 'Ostkai', { radius });
  const [before, after] = [at('2027-03-08', 'Halle 14'), at('2027-07-24', 'Dach')];
  const [long, late] = [at('2027-03-06', 'Keller'), at('2027-07-26', 'Schiff')];
  expect(told([long, before, owner, after, late])).toEqual([
    ['radius', before.start, owner.start],
    ['radius', owner.start, after.start],
  ]);
});

it('a time away is told of the gigs in it, and of none beside the nights asked for', () => {
  const away = { id: 'b1', from: '2027-03-01', to: '2027-03-20', note: 'Family' };
  const gigs = [set('2027-03-10T22:00', '2027-03-10T23:00'), set('2027-03-18T22:00', '2027-03-18T23:00')];
  const blocked = { ...TRACKER, blocked: [away] };
  expect(told(gigs, { from: '2027-03-12' }, blocked)).toEqual([['blocked', '2027-03-18T22:00', 'Family']]);
});

it('no more is told than was asked for, the earliest first', () => {
  const gigs = [3, 1, 2].flatMap((month) => [
    set(`2027-0${month}-10T22:00`, `2027-0${month}-10T23:30`),
    set(`2027-0${month}-10T23:00`, `2027-0${month}-10T23:50`),
  ]);
  expect(told(gigs, { most: 2 }).map(([, start]) => start)).toEqual(['2027-01-10T22:00', '2027-02-10T22:00']);
});

it('what is found is what each gig finds by itself among all others', () => {
  const venues = ['Berlin', 'Köln', ''].map((city) => exampleVenue(city || 'Somewhere', city));
  const gig = fc.record({
    days: fc.integer({ min: 0, max: 90 }),
    hour: fc.integer({ min: 10, max: 23 }),
    venue: fc.constantFrom(...venues),
    reach: fc.constantFrom(null, 1, 30),
  });
  fc.assert(
    fc.property(fc.array(gig, { maxLength: 9 }), (said) => {
      const gigs = said.map(({ days, hour, venue, reach }, index) =>
        exampleGig(`${dayAfter('2027-02-01', days)}T${hour}:00`, {
          ...{ id: `gig_${index}`, venue },
          radius: reach && { distance: 20, unit: 'km', before: reach, after: reach },
        }),
      );
      const pair = (one: string, other: string, kind: string) => [...[one, other].toSorted(), kind].join(' ');
      const each = gigs.flatMap((one) =>
        clashesOf(one, gigs, TRACKER).map((clash) => pair(one.id, clash.with.id, clash.kind)),
      );
      const found = clashesBetween(gigs, TRACKER, YEAR).map(({ gig, clash }) =>
        pair(gig.id, clash.with.id, clash.kind),
      );
      expect(found.toSorted()).toEqual([...new Set(each)].toSorted());
    }),
  );
});
