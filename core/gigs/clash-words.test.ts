import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { clashesOf } from './clashes.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import type { GigStatus } from './gig-status.ts';

const words = (gig: Gig, other: Gig) => clashesOf(gig, [other], TRACKER).map(({ text }) => text);
const way = (minutes: number, from = '') => ({ ...EMPTY_DETAILS.travel, minutes, from });
const sputnik = (told: Partial<Gig> = {}) =>
  exampleGig('2027-01-01T00:30', {
    ...{ title: 'New Year', end: '2027-01-01T04:00', venue: exampleVenue('Sputnik', 'Münster') },
    ...told,
  });
const nachtwerk = (start: string, told: Partial<Gig> = {}) =>
  exampleGig(start, {
    ...{ title: 'Matinee', end: '2027-01-01T16:00', venue: exampleVenue('Nachtwerk', 'Köln') },
    ...{ travel: way(125, 'Münster'), ...told },
  });

describe('too little sleep is told with the times it follows from', () => {
  it('of two that are agreed, and with the end of the first where that was taken for granted', () => {
    const text =
      'Your set in Münster ends 04:00, load-out 04:30. To be in Köln for load-in at 11:00 you leave at 08:55: 3 h 55 in bed, you set 6 h.';
    expect(words(sputnik(), nachtwerk('2027-01-01T12:00'))).toEqual([text]);
    expect(words(sputnik(), nachtwerk('2027-01-01T12:00', { end: null }))).toEqual([text]);
    const open = sputnik({ start: '2027-01-01T02:00', end: null });
    expect(words(open, nachtwerk('2027-01-01T12:00'))).toEqual([
      `${text} The set in Münster has no end yet, so we count 2 h.`,
    ]);
  });

  it('of one that is talked about, whichever is looked at', () => {
    const text =
      'Your quoted set in Münster would end 04:00, load-out 04:30. To be in Köln for load-in at 11:00 you’d leave at 08:55: 3 h 55 in bed, you set 6 h.';
    expect(words(sputnik({ status: 'quoted' }), nachtwerk('2027-01-01T12:00'))).toEqual([text]);
    expect(words(nachtwerk('2027-01-01T12:00'), sputnik({ status: 'quoted' }))).toEqual([text]);
  });

  it('without a way at one venue', () => {
    expect(words(sputnik(), nachtwerk('2027-01-01T09:00', { venue: sputnik().venue }))).toEqual([
      'Your set at New Year ends 04:00, load-out 04:30. Load-in at Matinee is at 08:00: 3 h in bed, you set 6 h.',
    ]);
  });

  it('without load-in and load-out where there are none, and without any sleep', () => {
    const bare = { setUp: 0, packDown: 0 };
    expect(words(sputnik(bare), nachtwerk('2027-01-01T06:20', bare))).toEqual([
      'Your set in Münster ends 04:00. To be in Köln for your set at 06:20 you leave at 04:15: no time in bed, you set 6 h.',
    ]);
  });
});

describe('too little time on the way is told with how late that is', () => {
  const morning = (told: Partial<Gig> = {}) =>
    nachtwerk('2027-01-01T05:45', { end: '2027-01-01T07:00', ...told });

  it('of a way that is known', () => {
    expect(words(sputnik(), morning())).toEqual([
      'Your set in Münster ends 04:00, load-out 04:30. Load-in in Köln is at 04:45 and the way takes 2 h 05: you’d be 1 h 50 late.',
    ]);
    expect(words(sputnik(), morning({ status: 'lead', setUp: 0 }))).toEqual([
      'Your set in Münster ends 04:00, load-out 04:30. Your possible set in Köln would start at 05:45 and the way takes 2 h 05: you’d be 50 min late.',
    ]);
  });

  it.each<[string, Partial<Gig>, Partial<Gig>]>([
    [
      'Travel time is an estimate.',
      { venue: exampleVenue('Sputnik', 'Münster', { latitude: 51.96, longitude: 7.63 }) },
      { venue: exampleVenue('Nachtwerk', 'Köln', { latitude: 50.93, longitude: 6.95 }) },
    ],
    ['We don’t know the direct way, so we count the one via home.', { travel: way(60) }, { travel: way(50) }],
    ['We only know part of the way.', {}, { travel: way(50) }],
    [
      'We count 30 min from place to place in one city.',
      {},
      { venue: exampleVenue('Dach', 'Münster'), travel: way(0), start: '2027-01-01T05:15' },
    ],
  ])('%s', (note, one, other) => {
    const [text] = words(sputnik(one), morning({ travel: EMPTY_DETAILS.travel, ...other }));
    expect(text?.slice(-note.length - 1)).toBe(` ${note}`);
  });

  it('of two venues that are known by their city alone', () => {
    const berlin = { latitude: 52.52, longitude: 13.41 };
    const at = (name: string, start: string, end: string) =>
      exampleGig(start, { end, venue: exampleVenue(name, 'Berlin', berlin) });
    const [ostkai, dach] = [
      at('Ostkai', '2027-01-01T20:00', '2027-01-01T22:00'),
      at('Dach', '2027-01-01T23:30', '2027-01-02T01:00'),
    ];
    expect(words(ostkai, dach)).toEqual([
      'Your set at Ostkai ends 22:00, load-out 22:30. Load-in at Dach is at 22:30 and the way takes 30 min: you’d be 30 min late. We count 30 min from place to place in one city.',
    ]);
  });

  it('of a way that nobody knows', () => {
    const untold = { travel: EMPTY_DETAILS.travel };
    expect(words(sputnik(), morning({ ...untold, status: 'hold' }))).toEqual([
      'Your set in Münster ends 04:00, load-out 04:30. Load-in in Köln would be at 04:45, 15 min later. We don’t know how long the way takes.',
    ]);
    expect(words(sputnik(), morning({ ...untold, start: '2027-01-01T05:15' }))).toEqual([
      'Your set in Münster ends 04:00, load-out 04:30. Load-in in Köln is at 04:15: you’d be 15 min late. We don’t know how long the way takes.',
    ]);
  });
});

describe('two sets at once', () => {
  const other = (told: Partial<Gig> = {}) => nachtwerk('2027-01-01T03:00', { end: null, ...told });

  it('are told with their hours, and with the end that was taken for granted', () => {
    expect(words(sputnik(), other({ status: 'contract-sent' }))).toEqual([
      'Your set in Münster runs 00:30 to 04:00, your unsigned set in Köln 03:00 to 05:00: 1 h at the same time. The set in Köln has no end yet, so we count 2 h.',
    ]);
  });

  it('are told apart by city, else by venue, else by title', () => {
    const inMunster = other({ venue: exampleVenue('Dach', 'Münster') });
    expect(words(sputnik(), inMunster)[0]).toContain('set at Sputnik runs');
    expect(words(sputnik(), inMunster)[0]).toContain('set at Dach 03:00');
    expect(words(sputnik(), other({ venue: null }))[0]).toContain('set at New Year runs');
    expect(words(sputnik(), other({ venue: sputnik().venue }))[0]).toContain('set at Matinee 03:00');
    const alike = { title: 'Same', venue: null };
    expect(words(sputnik(alike), other(alike))[0]).toContain(
      'set at Same (00:30) runs 00:30 to 04:00, your set at Same (03:00) 03:00 to 05:00',
    );
    expect(words(sputnik({ ...alike, night: '2026-12-30' }), other(alike))[0]).toContain(
      'set at Same (Wed 30 Dec) runs 00:30 to 04:00, your set at Same (Thu 31 Dec) 03:00',
    );
  });

  it('are told with their zones where walls differ', () => {
    const [text] = words(sputnik(), other({ zone: 'Europe/London', start: '2027-01-01T02:00' }));
    expect(text).toContain(
      'runs 00:30 to 04:00 Berlin time, your set in Köln 02:00 to 04:00 London time: 1 h',
    );
    expect(words(sputnik(), other({ zone: 'Europe/Paris' }))[0]).not.toContain(' time,');
  });
});

it('a night without a time names the other gig', () => {
  expect(words(sputnik(), exampleGig('2026-12-31', { title: 'Matinee', status: 'lead' }))).toEqual([
    'Your possible set at Matinee is on the same night, Thu 31 Dec 2026. We can’t tell if both fit until both have a time.',
  ]);
});

it('a time away is named by its days', () => {
  const told = (from: string, to: string, note: string) => {
    const settings = { ...TRACKER, blocked: [{ id: 'a', from, to, note }] };
    return clashesOf(sputnik(), [], settings).map(({ text, with: { title } }) => [title, text]);
  };
  expect(told('2026-12-24', '2027-01-02', 'Family')).toEqual([
    ['Family', 'You’re away from Thu 24 Dec 2026 to Sat 2 Jan 2027: Family.'],
  ]);
  expect(told('2026-12-31', '2026-12-31', 'Family.')[0]?.[1]).toBe('You’re away on Thu 31 Dec 2026: Family.');
  expect(told('2026-12-31', '2026-12-31', '')).toEqual([['Time away', 'You’re away on Thu 31 Dec 2026.']]);
});

describe('a radius clause', () => {
  const radius = { distance: 20, unit: 'km' as const, before: 14, after: 14 };
  const halle = exampleGig('2027-02-12', {
    venue: exampleVenue('Halle 14', 'Berlin', { latitude: 52.52, longitude: 13.41 }),
  });
  const ostkai = (told: Partial<Gig> = {}) =>
    exampleGig('2027-02-05', {
      venue: exampleVenue('Ostkai', 'Berlin', { latitude: 52.52, longitude: 13.675 }),
      ...{ radius, status: 'quoted', ...told },
    });

  it('is told with how near, how many days, and what was agreed', () => {
    const text = 'Halle 14 is 18 km from Ostkai, 7 days apart. Your quote to Ostkai says 20 km, 14 days.';
    expect(words(halle, ostkai())).toEqual([text]);
    expect(words(ostkai(), halle)).toEqual([text]);
  });

  it('is near where it is less than one', () => {
    const next = { ...halle, venue: exampleVenue('Dach', 'Berlin', { latitude: 52.52, longitude: 13.68 }) };
    expect(words(next, ostkai())[0]).toContain('Dach is less than 1 km from Ostkai');
  });

  it('in its unit, with both spans where they differ', () => {
    const miles = ostkai({ radius: { distance: 20, unit: 'mi', before: 1, after: 30 } });
    expect(words(halle, miles)[0]).toBe(
      'Halle 14 is 11 miles from Ostkai, 7 days apart. Your quote to Ostkai says 20 miles, 1 day before and 30 after.',
    );
  });

  it.each<[GigStatus, string]>([
    ['lead', 'Kasia asks for 20 km'],
    ['hold', 'Your hold with Kasia says 20 km'],
    ['contract-sent', 'The contract you sent to Kasia says 20 km'],
    ['confirmed', 'Your deal with Kasia says 20 km'],
  ])('of a %s', (status, expected) => {
    expect(words(halle, ostkai({ status, client: { id: 'cli_k', name: 'Kasia' } }))[0]).toContain(expected);
  });

  it('on one night, of one city', () => {
    const tonight = ostkai({
      ...{ venue: exampleVenue('Ostkai', 'Berlin'), start: '2027-02-12', night: '2027-02-12' },
      radius: { ...radius, before: 0, after: 0 },
    });
    expect(words(halle, tonight)[1]).toBe(
      'Halle 14 is in the same city as Ostkai, on the same night. Your quote to Ostkai says 20 km, the same night.',
    );
  });
});
