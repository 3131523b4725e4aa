import { describe, expect, it } from 'vitest';
import { exampleGig, TRACKER } from '../../tests/support/gigs.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import { weekLanes } from './week-lanes.ts';

const ZONE = 'Europe/Berlin';
const gig = (start: string, end: string, more: Partial<Gig> = {}) =>
  exampleGig(start, { end, travel: { ...EMPTY_DETAILS.travel, minutes: 60 }, ...more });
const lanes = (gigs: readonly Gig[], ...nights: string[]) => weekLanes(gigs, TRACKER, { nights, zone: ZONE });
/** Hours after noon. */
const told = ([lane]: ReturnType<typeof lanes>) =>
  lane?.clips.map(({ kind, left, width, row }) => [
    kind,
    +(left * lane.hours).toFixed(2),
    +((left + width) * lane.hours).toFixed(2),
    row,
  ]);

describe('a night', () => {
  it('goes from noon to noon, and has what its gig takes of it in order', () => {
    const found = lanes([gig('2026-11-28T23:00', '2026-11-29T02:00')], '2026-11-28');
    expect(told(found)).toEqual([
      ['way', 9, 10, 0],
      ['set-up', 10, 11, 0],
      ['set', 11, 14, 0],
      ['pack-down', 14, 14.5, 0],
      ['way', 14.5, 15.5, 0],
      ['sleep', 15.5, 21.5, 0],
    ]);
    expect(found[0]?.ticks.map(({ label }) => label)).toEqual([
      ...['12:00', '15:00', '18:00', '21:00', '00:00', '03:00', '06:00', '09:00'],
    ]);
  });

  it('holds a set after midnight, which belongs to its evening', () => {
    const found = lanes([gig('2026-11-29T01:00', '2026-11-29T04:00')], '2026-11-28', '2026-11-29');
    expect(found.map(({ clips }) => clips.some(({ kind }) => kind === 'set'))).toEqual([true, false]);
  });

  it('goes on, on the next lane, where it lasts past noon', () => {
    const found = lanes([gig('2026-11-29T06:30', '2026-11-29T10:00')], '2026-11-28', '2026-11-29');
    const sleep = found.map(({ clips }) => clips.find(({ kind }) => kind === 'sleep'));
    expect(sleep.map((clip) => clip?.isCut)).toEqual([true, true]);
    expect(sleep[1]?.left).toBe(0);
  });

  it('has a row for each of two gigs that are in each other’s way, and one for two that are not', () => {
    const evening = gig('2026-11-28T14:00', '2026-11-28T15:00', { id: 'gig_a' });
    const rows = (other: Gig) => lanes([evening, other], '2026-11-28')[0]?.rows;
    expect(rows(gig('2026-11-28T15:30', '2026-11-28T16:30'))).toBe(2);
    expect(rows(gig('2026-11-29T05:00', '2026-11-29T06:00'))).toBe(1);
  });

  it('has no clip of a gig without a time', () => {
    expect(lanes([exampleGig('2026-11-28')], '2026-11-28')[0]).toMatchObject({ clips: [], rows: 0 });
  });
});

describe('where the clocks are set', () => {
  it('forward, a night has 23 hours, and an hour of the wall is missing', () => {
    const [lane] = lanes([gig('2027-03-27T23:00', '2027-03-28T04:00')], '2027-03-27');
    expect(lane).toMatchObject({ hours: 23, change: { minutes: 60 } });
    expect(told([lane as NonNullable<typeof lane>])).toContainEqual(['set', 11, 15, 0]);
    expect(lane?.ticks.map(({ at }) => (at - lane.from) / 3_600_000)).toEqual([0, 3, 6, 9, 12, 14, 17, 20]);
  });

  it('back, it has 25', () => {
    const [lane] = lanes([gig('2026-10-24T23:00', '2026-10-25T04:00')], '2026-10-24');
    expect(lane).toMatchObject({ hours: 25, change: { minutes: -60 } });
    expect(told([lane as NonNullable<typeof lane>])).toContainEqual(['set', 11, 17, 0]);
  });

  it('the night before has 24', () => {
    expect(lanes([], '2027-03-26')[0]).toMatchObject({ hours: 24, change: null });
  });
});
