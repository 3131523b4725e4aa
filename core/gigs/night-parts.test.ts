import { describe, expect, it } from 'vitest';
import { exampleGig, TRACKER } from '../../tests/support/gigs.ts';
import type { Gig, ScheduleItem } from './gig.ts';
import { nightPlan } from './night-parts.ts';
import { clock } from './set-times.ts';

const ZONE = 'Europe/Warsaw';
const item = (kind: ScheduleItem['kind'], start: string, end: string | null = null, label = '') => ({
  ...{ id: `${kind}${start}`.replaceAll(/\W/g, '').toLowerCase(), kind, label, start, end },
});
const gig = (told: Partial<Gig> = {}) =>
  exampleGig('2026-11-29T01:00', {
    ...{ end: '2026-11-29T04:00', zone: ZONE, setUp: 60, packDown: 30 },
    ...told,
  });
const way = (minutes: number | null, by: Gig['travel']['by'] = null) => ({
  ...{ minutes, by, kilometres: null, from: 'Berlin Hbf', note: '' },
});
/** `23:15–23:40 Taxi`, dashed ones in brackets. */
const told = (of: Gig, settings = TRACKER) =>
  nightPlan(of, settings)?.parts.map(({ from, until, label, isAssumed }) => {
    const times = [from, ...(until === null ? [] : [until])].map((at) => clock(at, ZONE)).join('–');
    return isAssumed ? `(${times} ${label})` : `${times} ${label}`;
  });

describe('a night', () => {
  it('has no plan while nobody knows the time', () => {
    expect(nightPlan(exampleGig('2026-11-28'), TRACKER)).toBeNull();
  });

  it('begins with the set-up and ends with the sleep that is usual', () => {
    expect(told(gig({ setUp: null }))).toEqual([
      '(00:00–01:00 Set-up)',
      '01:00–04:00 Your set',
      '04:00–04:30 Pack-down',
      '(04:30–10:30 Sleep, 6 h)',
    ]);
  });

  it('says that an end was assumed', () => {
    expect(told(gig({ end: null }))).toContain('(01:00–03:00 Your set)');
  });

  it('leads home before one sleeps where that is near, and after it where it is far', () => {
    expect(told(gig({ travel: way(60) }))?.slice(-2)).toEqual([
      '04:30–05:30 Travel home',
      '(05:30–11:30 Sleep, 6 h)',
    ]);
    expect(told(gig({ travel: way(400, 'train') }))?.slice(-2)).toEqual([
      '(04:30–10:30 Sleep, 6 h)',
      '10:30–17:10 Train home',
    ]);
  });

  it('takes a travel time without an end for the arrival where the way does not fit behind it', () => {
    const schedule = [item('travel', '2026-11-28T20:02', null, 'Train in')];
    expect(told(gig({ travel: way(400, 'train'), schedule }))?.slice(0, 2)).toEqual([
      '13:22–20:02 Train from Berlin Hbf',
      '20:02 Train in',
    ]);
    const leaving = [item('travel', '2026-11-28T14:00', null, 'Leave')];
    expect(told(gig({ travel: way(400), schedule: leaving }))).toContain(
      '14:00–20:40 Travel from Berlin Hbf',
    );
  });

  it('draws no way beside one whose times are said', () => {
    const schedule = [
      item('travel', '2026-11-28T15:00', '2026-11-28T21:30', 'Train there'),
      item('travel', '2026-11-29T12:02', '2026-11-29T18:20', 'Train back'),
      item('rest', '2026-11-29T05:00', '2026-11-29T11:30', 'Hotel'),
    ];
    const plan = nightPlan(gig({ travel: way(400), schedule }), TRACKER);
    expect(plan?.parts.filter(({ kind }) => kind === 'way' || kind === 'sleep')).toEqual([]);
    expect([plan?.doorToDoor, plan?.asleep]).toEqual([27 * 60 + 20, 390]);
  });

  it('names what is done at the venue, and leaves out set-up and pack-down that it says', () => {
    const schedule = [
      item('load-in', '2026-11-28T23:15', null, 'Side door'),
      item('doors', '2026-11-29T00:00'),
      item('act', '2026-11-29T00:00', '2026-11-29T01:00', 'Ola Wit'),
      item('load-out', '2026-11-29T04:10'),
    ];
    expect(told(gig({ schedule }), { ...TRACKER, sleepHours: 0 })).toEqual([
      '23:15 Load-in: Side door',
      '00:00 Doors',
      '00:00–01:00 Ola Wit',
      '01:00–04:00 Your set',
      '04:10 Load-out',
    ]);
  });

  it('does not tell from door to door before it is known how far it is', () => {
    expect(nightPlan(gig(), TRACKER)?.doorToDoor).toBeNull();
  });

  it('leaves out what was left over from another date', () => {
    expect(told(gig({ schedule: [item('doors', '2026-12-24T22:00')] }))).not.toContain('22:00 Doors');
  });
});
