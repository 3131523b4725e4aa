import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { clashesOf } from './clashes.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import { type GigStatus, STATUS_IDS } from './gig-status.ts';
import type { Tracker } from './tracker-settings.ts';

const found = (gig: Gig, others: Gig[], settings: Tracker = TRACKER) =>
  clashesOf(gig, others, settings).map(({ kind, with: { id }, amount }) => [kind, id, amount]);
const set = (start: string, end: string, told: Partial<Gig> = {}) => exampleGig(start, { end, ...told });
const away = (minutes: number) => ({ ...EMPTY_DETAILS.travel, minutes });
const MUNSTER = exampleVenue('Sputnik', 'Münster');
const COLOGNE = exampleVenue('Nachtwerk', 'Köln');
const FROM_MUNSTER = { ...EMPTY_DETAILS.travel, minutes: 125, from: 'Münster' };

describe('two sets', () => {
  const one = set('2026-11-28T23:00', '2026-11-29T02:00', { venue: MUNSTER });

  it('at once overlap, by the minutes of both', () => {
    const other = set('2026-11-29T01:00', '2026-11-29T04:00', { venue: COLOGNE });
    expect(found(one, [other])).toEqual([['overlap', other.id, 60]]);
    expect(found(other, [one])).toEqual([['overlap', one.id, 60]]);
    const within = set('2026-11-28T23:30', '2026-11-29T00:15', { venue: COLOGNE });
    expect(found(one, [within])).toEqual([['overlap', within.id, 45]]);
  });

  it('one after the other leave time to pack, to travel and to set up, or less', () => {
    const next = (start: string) => set(start, '2026-11-29T09:00', { venue: COLOGNE, travel: FROM_MUNSTER });
    expect(found(one, [next('2026-11-29T05:35')])).toEqual([]);
    expect(found(one, [next('2026-11-29T05:34')])).toEqual([['travel', 'gig_2026-11-29T05:34', 1]]);
    expect(found(one, [next('2026-11-29T02:00')])).toEqual([['travel', 'gig_2026-11-29T02:00', 215]]);
  });

  it('at one venue need no time between', () => {
    const later = set('2026-11-29T02:30', '2026-11-29T04:00', { venue: MUNSTER });
    expect(found(one, [later])).toEqual([]);
    const unsaved = (name: string, gig: Gig) => ({ ...gig, venue: exampleVenue(name, '', { id: '' }) });
    expect(found(unsaved('Dach', one), [unsaved('Dach', later)])).toEqual([]);
    expect(found(unsaved('Dach', one), [unsaved('Keller', later)])).toEqual([['travel', later.id, 60]]);
  });

  it('of one night with an unknown way between are too near, whatever time is left', () => {
    const noon = set('2026-11-28T12:00', '2026-11-28T14:00', { venue: COLOGNE });
    expect(found(one, [noon])).toEqual([['travel', noon.id, 0]]);
    expect(found({ ...one, travel: away(60) }, [{ ...noon, travel: away(60) }])).toEqual([]);
    const nextNight = set('2026-11-29T23:00', '2026-11-30T02:00', { venue: COLOGNE });
    expect(found(one, [nextNight])).toEqual([]);
  });
});

describe('between two nights', () => {
  const late = set('2027-01-01T00:30', '2027-01-01T04:00', { venue: MUNSTER });
  const noon = (start: string) => set(start, '2027-01-01T20:00', { venue: COLOGNE, travel: FROM_MUNSTER });

  it('six hours of sleep have to fit, from half an hour after load-out to leaving', () => {
    expect(found(late, [noon('2027-01-01T12:00')])).toEqual([['sleep', 'gig_2027-01-01T12:00', 125]]);
    expect(found(late, [noon('2027-01-01T14:05')])).toEqual([]);
    expect(found(late, [noon('2027-01-01T14:04')])).toEqual([['sleep', 'gig_2027-01-01T14:04', 1]]);
  });

  it('sleep is as long as the settings say', () => {
    const settings = { ...TRACKER, sleepHours: 4.5 };
    expect(found(late, [noon('2027-01-01T12:00')], settings)).toEqual([
      ['sleep', 'gig_2027-01-01T12:00', 35],
    ]);
    expect(found(late, [noon('2027-01-01T12:00')], { ...settings, sleepHours: 3 })).toEqual([]);
  });

  it('nobody has to sleep who plays twice in one, or has a day between', () => {
    const lunch = set('2027-01-02T13:00', '2027-01-02T15:00', { venue: MUNSTER });
    const night = set('2027-01-02T23:00', '2027-01-03T01:00', { venue: MUNSTER });
    expect(found(lunch, [night])).toEqual([]);
    const far = { ...EMPTY_DETAILS.travel, minutes: 1400, from: 'Münster' };
    const nextDay = set('2027-01-02T05:30', '2027-01-02T08:00', { venue: COLOGNE, travel: far });
    expect(found(late, [nextDay])).toEqual([]);
    const sooner = set('2027-01-02T05:29', '2027-01-02T08:00', { venue: COLOGNE, travel: far });
    expect(found(late, [sooner])).toEqual([['sleep', sooner.id, 351]]);
  });
});

describe('the nights on which clocks are set: time is what passes', () => {
  it.each([
    ['Europe/London', '2026-10-24T23:00', '2026-10-25T00:30', '2026-10-25T07:30', 0],
    ['Europe/London', '2026-10-24T23:00', '2026-10-25T00:30', '2026-10-25T07:29', 1],
    ['Europe/London', '2027-03-27T22:00', '2027-03-28T00:30', '2027-03-28T09:29', 1],
    ['Europe/London', '2027-03-27T22:00', '2027-03-28T00:30', '2027-03-28T09:30', 0],
    ['America/New_York', '2026-10-31T23:00', '2026-11-01T01:00', '2026-11-01T08:00', 0],
    ['America/New_York', '2026-10-31T23:00', '2026-11-01T01:00', '2026-11-01T07:59', 1],
    ['America/New_York', '2027-03-13T23:00', '2027-03-14T01:00', '2027-03-14T10:00', 0],
    ['America/New_York', '2027-03-13T23:00', '2027-03-14T01:00', '2027-03-14T09:00', 60],
    ['Australia/Lord_Howe', '2027-04-03T23:00', '2027-04-04T01:00', '2027-04-04T08:30', 0],
    ['Australia/Lord_Howe', '2027-04-03T23:00', '2027-04-04T01:00', '2027-04-04T08:29', 1],
    ['Australia/Lord_Howe', '2026-10-03T23:00', '2026-10-04T01:00', '2026-10-04T09:30', 0],
    ['Australia/Lord_Howe', '2026-10-03T23:00', '2026-10-04T01:00', '2026-10-04T09:00', 30],
  ])('%s: a set from %s to %s and one at %s', (zone, start, end, next, missing) => {
    const one = set(start, end, { zone, venue: MUNSTER });
    const other = exampleGig(next, { zone, venue: MUNSTER });
    expect(found(one, [other])).toEqual(missing > 0 ? [['sleep', other.id, missing]] : []);
    expect(found(other, [one])).toEqual(missing > 0 ? [['sleep', one.id, missing]] : []);
  });

  it.each([
    ['Europe/London', '2026-10-25T00:00', '2026-10-25T01:30', '2026-10-25T02:00', 0],
    ['Europe/London', '2027-03-28T00:00', '2027-03-28T02:30', '2027-03-28T02:15', 15],
    ['America/New_York', '2026-11-01T00:00', '2026-11-01T01:45-05:00', '2026-11-01T01:30-05:00', 15],
    ['America/New_York', '2026-11-01T00:00', '2026-11-01T01:45', '2026-11-01T01:30-05:00', 0],
    ['Australia/Lord_Howe', '2027-04-04T00:00', '2027-04-04T01:45+10:30', '2027-04-04T01:45', 30],
  ])('%s: a set from %s to %s overlaps one at %s', (zone, start, end, next, minutes) => {
    const one = set(start, end, { zone, venue: MUNSTER });
    const other = exampleGig(next, { zone, venue: MUNSTER });
    expect(found(one, [other])).toEqual(minutes > 0 ? [['overlap', other.id, minutes]] : []);
  });
});

it('two zones are compared by what passes: 23:00 in New York is 04:00 in London', () => {
  const london = set('2027-03-20T03:00', '2027-03-20T04:30', { zone: 'Europe/London', venue: MUNSTER });
  // The clocks are set in New York a fortnight before those in London: four hours apart on this night.
  const newYork = set('2027-03-19T23:00', '2027-03-20T01:00', { zone: 'America/New_York', venue: COLOGNE });
  expect(found(london, [newYork])).toEqual([['overlap', newYork.id, 90]]);
  const usual = { ...newYork, start: '2027-01-15T23:00', end: '2027-01-16T01:00', night: '2027-01-15' };
  const early = { ...london, start: '2027-01-16T03:00', end: '2027-01-16T04:30', night: '2027-01-15' };
  expect(found(early, [usual])).toEqual([['overlap', usual.id, 30]]);
});

it('gigs twelve nights apart can be in each other’s way, by the longest times that can be said', () => {
  const far = { travel: away(4320) };
  const one = set('2026-11-01T23:00', '2026-11-04T23:00', { ...far, packDown: 1440 });
  const other = (start: string) => exampleGig(start, { ...far, setUp: 1440 });
  expect(found(one, [other('2026-11-12T22:59')])).toEqual([['travel', 'gig_2026-11-12T22:59', 1]]);
  expect(found(one, [other('2026-11-12T23:00')])).toEqual([]);
  const zoned = (zone: string, gig: Gig) => ({ ...gig, zone });
  const east = zoned('Pacific/Kiritimati', one);
  expect(found(east, [zoned('Pacific/Pago_Pago', other('2026-11-11T21:59'))])).toEqual([
    ['travel', 'gig_2026-11-11T21:59', 1],
  ]);
  const west = zoned('Pacific/Pago_Pago', one);
  expect(found(west, [zoned('Pacific/Kiritimati', other('2026-11-13T23:59'))])).toEqual([
    ['travel', 'gig_2026-11-13T23:59', 1],
  ]);
});

describe('a night', () => {
  it('is taken by a gig without a time, for one of the same night alone', () => {
    const unknown = exampleGig('2026-11-28', { venue: COLOGNE });
    const sets = ['2026-11-28T23:00', '2026-11-29T01:00', '2026-11-29T23:00'].map((at) => exampleGig(at));
    const all = (sets[0] && found(unknown, sets)) ?? [];
    expect(all).toEqual([
      ['night', 'gig_2026-11-28T23:00', 0],
      ['night', 'gig_2026-11-29T01:00', 0],
    ]);
    expect(found(unknown, [exampleGig('2026-11-28', { id: 'gig_b' })])).toEqual([['night', 'gig_b', 0]]);
  });

  it('may be one away, and ends when the set of the night before does', () => {
    const blocked = [{ id: 'a', from: '2026-12-24', to: '2026-12-26', note: 'Family' }];
    const settings = { ...TRACKER, blocked };
    expect(found(exampleGig('2026-12-24T01:00'), [], settings)).toEqual([]);
    expect(found(exampleGig('2026-12-24'), [], settings)).toEqual([['blocked', 'a', 0]]);
    expect(found(exampleGig('2026-12-27T01:00'), [], settings)).toEqual([['blocked', 'a', 0]]);
    expect(found(exampleGig('2026-12-27T21:00'), [], settings)).toEqual([]);
    expect(found(exampleGig('2026-12-24', { status: 'played' }), [], settings)).toEqual([]);
  });
});

describe('which gigs clash', () => {
  const one = set('2026-11-28T23:00', '2026-11-29T02:00');
  const at = (status: GigStatus) => ({ ...one, id: 'gig_other', status });

  it('all that are talked about or agreed, none that is called off', () => {
    const clashing = STATUS_IDS.filter((status) => found(one, [at(status)]).length > 0);
    expect(clashing).toEqual(STATUS_IDS.filter((status) => status !== 'cancelled' && status !== 'lost'));
    expect(found(at('cancelled'), [one])).toEqual([]);
    expect(found(at('played'), [{ ...one, status: 'paid' }])).toEqual([]);
    expect(found(at('played'), [one])).toEqual([['overlap', one.id, 180]]);
  });

  it('none with itself, and none in the trash', () => {
    const trashed = { ...at('confirmed'), deletedAt: '2026-11-01T00:00:00.000Z' };
    expect(found(one, [{ ...one }, trashed])).toEqual([]);
    expect(found(trashed, [one])).toEqual([]);
  });

  it('what weighs most first, then what comes first', () => {
    const radius = { distance: 20, unit: 'km' as const, before: 7, after: 7 };
    const mine = { ...one, venue: MUNSTER, radius };
    const others = [
      exampleGig('2026-12-01T23:00', { venue: exampleVenue('Dach', 'Münster') }),
      exampleGig('2026-11-28', { id: 'gig_night' }),
      exampleGig('2026-11-29T07:00', { venue: MUNSTER }),
      exampleGig('2026-11-29T01:30', { venue: COLOGNE }),
      exampleGig('2026-11-28T22:00', { venue: COLOGNE }),
      exampleGig('2026-11-25T23:00', { venue: exampleVenue('Keller', 'Münster') }),
    ];
    const kinds = found(mine, others).map(([kind, id]) => `${kind} ${String(id).slice(4)}`);
    expect(kinds).toEqual([
      'overlap 2026-11-28T22:00',
      'overlap 2026-11-29T01:30',
      'sleep 2026-11-29T07:00',
      'night night',
      'radius 2026-11-25T23:00',
      'radius 2026-12-01T23:00',
    ]);
  });
});

it('whatever one gig has against another, the other has against it', () => {
  const venue = fc.option(
    fc.record({
      id: fc.constantFrom('ven_a', 'ven_b', 'ven_c'),
      city: fc.constantFrom('', 'Köln', 'Bonn'),
      travelMinutes: fc.option(fc.integer({ min: 0, max: 600 })),
    }),
  );
  const radius = fc.option(
    fc.record({
      distance: fc.constant(10),
      unit: fc.constant('km' as const),
      before: fc.integer({ min: 0, max: 3 }),
      after: fc.integer({ min: 0, max: 3 }),
    }),
  );
  const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe');
  const clock = fc.option(fc.integer({ min: 0, max: 1439 }));
  const gig = fc
    .record({ day: fc.integer({ min: 24, max: 26 }), clock, zone, radius, venue })
    .map(({ day, clock: minutes, venue: where, ...told }) => {
      const time = minutes === null ? '' : new Date(minutes * 60_000).toISOString().slice(10, 16);
      const place = where && { ...exampleVenue('Keller', where.city), ...where };
      return exampleGig(`2026-10-${day}${time}`, { ...told, venue: place });
    });
  fc.assert(
    fc.property(gig, gig, (a, b) => {
      const [one, other] = [
        { ...a, id: 'gig_a' },
        { ...b, id: 'gig_b' },
      ];
      const told = (mine: Gig, theirs: Gig) =>
        clashesOf(mine, [theirs], TRACKER).map(({ kind, amount }) => [kind, amount]);
      expect(told(one, other)).toEqual(told(other, one));
    }),
  );
});
