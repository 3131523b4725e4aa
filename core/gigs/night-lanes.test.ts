import { describe, expect, it } from 'vitest';
import { exampleGig, TRACKER } from '../../tests/support/gigs.ts';
import { clipsOf, closeSpan, dayBreaks, placeIn, tickHours, ticksOf, wholeSpan } from './night-lanes.ts';
import { type NightPart, nightPlan } from './night-parts.ts';
import { instantOf, wallTime } from './zoned-time.ts';

const HOUR = 3_600_000;
const at = (day: string, hours: number, zone: string) => instantOf({ day, minutes: hours * 60 }, zone);
const planOf = (start: string, end: string, zone: string) => {
  const plan = nightPlan(exampleGig(start, { end, zone }), TRACKER);
  if (!plan) throw new Error('has a time');
  return plan;
};
const labels = (ticks: { label: string }[]) => ticks.map(({ label }) => label);

const ZONES = [
  ...['Europe/London', 'Europe/Warsaw', 'America/New_York', 'America/Los_Angeles', 'America/St_Johns'],
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  ...['Pacific/Kiritimati', 'America/Santiago'],
];

describe('the wall of a venue', () => {
  it.each(ZONES)('shows whole hours at both edges and at each tick in %s', (zone) => {
    const plan = planOf('2026-11-29T01:00', '2026-11-29T04:00', zone);
    for (const span of [closeSpan(plan, zone), wholeSpan(plan, zone)]) {
      expect([span.from, span.until].map((edge) => wallTime(edge, zone).minutes % 60)).toEqual([0, 0]);
      const ticks = ticksOf(span, zone, 1);
      expect(ticks).toHaveLength((span.until - span.from) / HOUR);
      expect(ticks.every(({ label }) => label.endsWith(':00'))).toBe(true);
      expect(dayBreaks(span, zone)[0]).toEqual({ at: at('2026-11-29', 0, zone), day: '2026-11-29' });
    }
  });

  it('shows an hour twice on the night that the clocks go back, and three hours of set in four', () => {
    const zone = 'Europe/Berlin';
    const plan = planOf('2026-10-25T01:00', '2026-10-25T04:00', zone);
    const hours = labels(ticksOf(closeSpan(plan, zone), zone, 1));
    expect(hours.filter((hour) => hour === '02:00')).toHaveLength(2);
    expect(plan.reach.ends - plan.reach.starts).toBe(4 * HOUR);
  });

  it('shows no hour that is skipped on the night that the clocks go forward', () => {
    const zone = 'Europe/Berlin';
    const plan = planOf('2027-03-28T01:00', '2027-03-28T04:00', zone);
    const hours = labels(ticksOf(closeSpan(plan, zone), zone, 1));
    expect(hours).toContain('01:00');
    expect(hours).not.toContain('02:00');
    expect(plan.reach.ends - plan.reach.starts).toBe(2 * HOUR);
  });

  it('begins a day where its midnight is skipped', () => {
    const zone = 'America/Santiago';
    const from = at('2026-09-05', 22, zone);
    expect(dayBreaks({ from, until: from + 5 * HOUR }, zone)).toEqual([
      { at: from + 2 * HOUR, day: '2026-09-06' },
    ]);
    expect(wallTime(from + 2 * HOUR, zone).minutes).toBe(60);
  });

  it('stands at other places than the wall of a home that is half an hour off', () => {
    const from = at('2026-11-28', 20, 'Europe/London');
    const span = { from, until: from + 4 * HOUR };
    const places = ticksOf(span, 'Asia/Kolkata', 1).map((tick) => placeIn(span, tick.at));
    expect(places).toEqual([0.125, 0.375, 0.625, 0.875]);
  });
});

describe('a span', () => {
  it('shows eight hours at least', () => {
    const span = closeSpan(planOf('2026-11-28T23:00', '2026-11-28T23:30', 'Europe/Berlin'), 'Europe/Berlin');
    expect(span.until - span.from).toBeGreaterThanOrEqual(8 * HOUR);
  });

  it('has ticks that leave room for their words', () => {
    expect([8, 15, 31, 50, 200].map((hours) => tickHours({ from: 0, until: hours * HOUR }, 12))).toEqual([
      1, 2, 3, 6, 24,
    ]);
  });
});

describe('the clips of a lane', () => {
  const part = (from: number, until: number | null): NightPart => ({
    ...{ id: `${from}`, lane: 'venue', kind: 'other', label: '', isAssumed: false },
    ...{ from: from * HOUR, until: until === null ? null : until * HOUR },
  });
  const span = { from: 0, until: 10 * HOUR };
  const clips = (parts: NightPart[], name = 0.2) => clipsOf(parts, span, () => ({ whole: 0.2, name }));

  it('share a row as long as their words have room', () => {
    expect(clips([part(0, 1), part(3, 4), part(6, 9)]).map(({ row }) => row)).toEqual([0, 0, 0]);
    expect(clips([part(0, 1), part(2, 3), part(2.5, 3)]).map(({ row }) => row)).toEqual([0, 1, 2]);
  });

  it('carry their words, or have them beside, on the side where there is room', () => {
    expect(clips([part(0, 3), part(5, null), part(9, 9.5)]).map(({ words }) => words)).toEqual([
      ...['on', 'after', 'before'],
    ]);
  });

  it('carry their name alone where their hours have no room', () => {
    expect(clips([part(0, 1.5), part(3, 6)], 0.1).map(({ isShort }) => isShort)).toEqual([true, false]);
    expect(clips([part(0, 1), part(1, 4)], 0.1).map(({ row }) => row)).toEqual([0, 0]);
  });

  it('are cut at the edges, and left out beyond them', () => {
    expect(clips([part(-5, -1), part(-2, 1), part(9, 14), part(11, null)])).toMatchObject([
      { left: 0, width: 0.1 },
      { left: 0.9, width: expect.closeTo(0.1) },
    ]);
  });
});
