import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityLevel, STATS_WEEKS, statsWeeks, WEEK_MS } from './stats.ts';

describe('the activity level', () => {
  it.each([
    [0, 'low'],
    [3, 'low'],
    [4, 'medium'],
    [10, 'medium'],
    [11, 'high'],
    [10_000, 'high'],
  ])('of %i generations is %s', (count, level) => {
    expect(activityLevel(count)).toBe(level);
  });
});

describe('the weeks of the stats', () => {
  const lastOf = (now: string) => statsWeeks(new Date(now)).at(-1)?.toISOString();

  it.each([
    ['on a Saturday', '2026-11-21T12:00:00Z', '2026-11-16T00:00:00.000Z'],
    ['on the first instant of a Monday', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z'],
    ['on the last one of a Sunday', '2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00.000Z'],
    ['past the end of a year', '2027-01-01T00:00:00Z', '2026-12-28T00:00:00.000Z'],
  ])('%s end with the one of its Monday', (_, now, monday) => {
    expect(lastOf(now)).toBe(monday);
  });

  it('are eight, begin on Mondays a week apart, and the last one holds the present', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const weeks = statsWeeks(now);
        expect(weeks).toHaveLength(STATS_WEEKS);
        for (const [index, week] of weeks.entries()) {
          expect(week.getUTCDay()).toBe(1);
          expect(week.toISOString()).toContain('T00:00:00.000Z');
          if (index > 0) expect(week.getTime() - (weeks[index - 1]?.getTime() ?? 0)).toBe(WEEK_MS);
        }
        const age = now.getTime() - (weeks.at(-1)?.getTime() ?? 0);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThan(WEEK_MS);
      }),
    );
  });
});
