import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('of thousands of gigs', () => {
  /** So many gigs a night from New Year on, and how often their venues were asked for: once or more for each pair that is compared. */
  function dense(
    count: number,
    { aNight = 25, told = {} as Partial<Gig>, of = (_: number): Partial<Gig> => ({}) },
  ) {
    const venue = exampleVenue('Ostkai', 'Berlin');
    const asked = { times: 0 };
    const gigs = Array.from({ length: count }, (_, index) => {
      const gig = set(`${dayAfter('2027-01-01', Math.floor(index / aNight))}T23:00`, '', {
        ...{ id: `gig_${String(index).padStart(5, '0')}`, end: null, ...told, ...of(index) },
      });
      return Object.defineProperty(gig, 'venue', {
        get: () => {
          asked.times += 1;
          return venue;
        },
      });
    });
    return { gigs, asked };
  }
  const radius = { distance: 20, unit: 'km', before: 365, after: 365 } as const;
  const client = { id: 'cli_1', name: 'Kasia' };

  it.each([25, 10_000])('those that were played aren’t compared, %i of them a night', (aNight) => {
    const { gigs, asked } = dense(10_000, { aNight, told: { status: 'played' } });
    expect(told(gigs)).toEqual([]);
    expect(asked.times).toBe(0);
  });

  it('one with a clause of a year is compared with each, and no other with any', () => {
    const of = (index: number): Partial<Gig> =>
      index === 5000 ? { status: 'confirmed', radius, client } : {};
    const { gigs, asked } = dense(10_000, { told: { status: 'played', client }, of });
    expect(told(gigs, { most: 20_000 }).length).toBeGreaterThan(0);
    expect(asked.times).toBeLessThan(100_000);
  });

  it('what is lost or in the trash is compared with nothing', () => {
    const of = (index: number): Partial<Gig> =>
      index % 2 ? { status: 'lost' } : { deletedAt: '2027-01-01T00:00:00.000Z' };
    const { gigs, asked } = dense(10_000, { aNight: 10_000, of });
    expect(told(gigs)).toEqual([]);
    expect(asked.times).toBe(0);
  });

  it('no more is compared than what is told', () => {
    const { gigs, asked } = dense(10_000, {});
    expect(told(gigs)).toHaveLength(200);
    expect(asked.times).toBeLessThan(100_000);
  });

  it('those that are near each other all year are compared up to a limit', () => {
    const { gigs, asked } = dense(3000, { aNight: 8, told: { radius, client } });
    expect(told(gigs, { most: 1_000_000 }).length).toBeGreaterThan(0);
    expect(asked.times).toBeLessThan(1_000_000);
  });
});
