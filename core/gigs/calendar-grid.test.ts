import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGig, TRACKER } from '../../tests/support/gigs.ts';
import { awayBar, gigsByNight, laterMonth, monthOf, weeksOf } from './calendar-grid.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import { dayAfter } from './zoned-time.ts';

describe('the weeks of a month', () => {
  it('begin on Mondays, and hold the days of the months around', () => {
    const weeks = weeksOf(monthOf('2027-01-19'));
    expect(weeks).toHaveLength(5);
    expect([weeks[0]?.[0], weeks[0]?.[4], weeks[4]?.[6]]).toEqual(['2026-12-28', '2027-01-01', '2027-01-31']);
    expect(weeksOf(monthOf('2027-02-01'))).toHaveLength(4);
    expect(weeksOf(monthOf('2027-05-31'))).toHaveLength(6);
  });

  it('are those from the first to the last day of it', () => {
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('or of any days, follow each other without a gap and hold all of them', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => dayAfter('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 100 }), (from, length) => {
        const to = dayAfter(from, length);
        const weeks = weeksOf({ from, to });
        const days = weeks.flat();
        expect(days).toEqual(days.map((_, index) => dayAfter(days[0] ?? '', index)));
        expect([weeks[0]?.includes(from), weeks.at(-1)?.includes(to)]).toEqual([true, true]);
      }),
    );
    expect(weeksOf({ from: '2027-01-10', to: '2027-01-01' })).toEqual([]);
  });
});

it('a month later is the same day, or the last one of a shorter month', () => {
  expect(laterMonth('2026-11-27', 2)).toBe('2027-01-27');
  expect(laterMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(laterMonth('2027-01-31', -2)).toBe('2026-11-30');
});

it('gigs stand on their night, by their start', () => {
  const starts = ['2026-11-29T01:00', '2026-11-28T22:00', '2026-11-29T22:00', '2026-11-28'];
  const nights = gigsByNight(starts.map((start) => exampleGig(start)));
  expect([...nights].map(([night, gigs]) => [night, gigs.map(({ start }) => start)])).toEqual([
    ['2026-11-28', ['2026-11-28', '2026-11-28T22:00', '2026-11-29T01:00']],
    ['2026-11-29', ['2026-11-29T22:00']],
  ]);
});

describe('a bar of being away', () => {
  const bar = (start: string, end: string, told: Partial<Gig> = {}, zone = 'Europe/Berlin') => {
    const found = awayBar(exampleGig(start, { end, ...told }), TRACKER, zone);
    const hours = ({ day, from, to }: { day: string; from: number; to: number }) => [
      day.slice(8),
      +(from * 24).toFixed(2),
      +(to * 24).toFixed(2),
    ];
    return [found?.away.map(hours), found?.set.map(hours)];
  };
  const travel = { ...EMPTY_DETAILS.travel, minutes: 570 };

  it('goes from leaving home to being back after a rest, a part for each day, with the set in it', () => {
    expect(bar('2026-11-29T01:00', '2026-11-29T04:00', { travel })).toEqual([
      [
        ['28', 14.5, 24],
        ['29', 0, 20],
      ],
      [['29', 1, 4]],
    ]);
  });

  it('has no part of a day on which it ends at midnight', () => {
    const told = { packDown: 0 };
    expect(bar('2026-11-28T22:00', '2026-11-29T00:00', told)).toEqual([[['28', 21, 24]], [['28', 22, 24]]]);
  });

  it('is on the days of the zone that is asked for', () => {
    const [, set] = bar('2026-11-28T22:00', '2026-11-28T23:00', { zone: 'America/New_York' });
    expect(set).toEqual([['29', 4, 5]]);
  });

  it('fills a day of 23 hours, and one of 25, as it does any', () => {
    const told = { setUp: 0, packDown: 0 };
    expect(bar('2027-03-28T00:00', '2027-03-28T12:00', told)[1]).toEqual([['28', 0, 11.48]]);
    expect(bar('2026-10-25T00:00', '2026-10-25T12:00', told)[1]).toEqual([['25', 0, 12.48]]);
    expect(bar('2026-10-25T00:00', '2026-10-26T00:00', told)[0]).toEqual([['25', 0, 24]]);
  });

  it('is none while the time is unknown', () => {
    expect(awayBar(exampleGig('2026-11-28'), TRACKER, 'UTC')).toBeNull();
  });
});
