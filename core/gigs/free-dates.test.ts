import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { clashesOf } from './clashes.ts';
import { type FreeDatesAsked, freeDatesText, freeNights } from './free-dates.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';
import { STATUS_IDS } from './gig-status.ts';
import type { Tracker } from './tracker-settings.ts';
import { dayAfter } from './zoned-time.ts';

const SETTINGS: Tracker = { ...TRACKER, homeZone: 'Europe/Berlin' };
const WEEKEND: FreeDatesAsked = { from: '2026-11-20', to: '2026-12-05', weekdays: [5, 6] };
const free = (gigs: Gig[], asked: Partial<FreeDatesAsked> = {}, settings = SETTINGS) =>
  freeNights(gigs, settings, { ...WEEKEND, ...asked });
const away = (minutes: number) => ({ ...EMPTY_DETAILS.travel, minutes });

describe('a night is free', () => {
  it('on the weekdays that are asked for, first and last included', () => {
    expect(free([])).toEqual([
      ...['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', '2026-12-04', '2026-12-05'],
    ]);
    expect(free([], { weekdays: [1, 7], to: '2026-11-29' })).toEqual([
      ...['2026-11-22', '2026-11-23', '2026-11-29'],
    ]);
    expect(free([], { to: '2026-11-19' })).toEqual([]);
  });

  it('while nobody has agreed to it or holds it', () => {
    const isFree = STATUS_IDS.filter((status) =>
      free([exampleGig('2026-11-27', { status })]).includes('2026-11-27'),
    );
    expect(isFree).toEqual(['lead', 'quoted', 'cancelled', 'lost']);
    const trashed = exampleGig('2026-11-27', { deletedAt: '2026-11-01T00:00:00.000Z' });
    expect(free([trashed])).toContain('2026-11-27');
  });

  it('outside of times away', () => {
    const blocked = [{ id: 'a', from: '2026-11-21', to: '2026-12-04', note: '' }];
    expect(free([], {}, { ...SETTINGS, blocked })).toEqual(['2026-11-20', '2026-12-05']);
  });

  it('where the way from or to the next gig leaves time to sleep', () => {
    const brunch = (minutes: number) =>
      free([exampleGig('2026-11-28T18:00', { travel: away(minutes) })], { weekdays: [5] }).includes(
        '2026-11-27',
      );
    // Asleep from 03:00; load-in at 17:00.
    expect([brunch(8 * 60), brunch(8 * 60 + 1)]).toEqual([true, false]);
    const late = (minutes: number) =>
      free([exampleGig('2026-11-27T04:00', { end: '2026-11-27T08:00', travel: away(minutes) })]).includes(
        '2026-11-27',
      );
    // The night before, left at 08:30; load-in at 21:00.
    expect([late(6 * 60), late(6 * 60 + 1)]).toEqual([true, false]);
  });

  it('by the clocks at home, which may be others than those of the gig', () => {
    const gig = exampleGig('2026-11-28T10:00', { zone: 'America/New_York', travel: away(300) });
    expect(free([gig])).toContain('2026-11-27');
    expect(free([gig], {}, { ...SETTINGS, homeZone: null })).not.toContain('2026-11-27');
  });

  it('where a usual set at home clashes with nothing', () => {
    const gig = fc
      .record({
        days: fc.integer({ min: -20, max: 30 }),
        hour: fc.option(fc.integer({ min: 10, max: 23 })),
        minutes: fc.integer({ min: 0, max: 4320 }),
        status: fc.constantFrom(...STATUS_IDS),
      })
      .map(({ days, hour, minutes, status }) => {
        const night = dayAfter('2026-11-20', days);
        const told = { status, travel: away(minutes), venue: exampleVenue('Far', '') };
        return exampleGig(hour === null ? night : `${night}T${hour}:00`, told);
      });
    fc.assert(
      fc.property(fc.array(gig, { maxLength: 6 }), (gigs) => {
        const taken = gigs.filter(({ status }) => status !== 'lead' && status !== 'quoted');
        for (const night of free(gigs, { weekdays: [4, 5, 6, 7] })) {
          const end = `${dayAfter(night, 1)}T02:00`;
          const usual = exampleGig(`${night}T22:00`, { id: 'gig_usual', end, travel: away(0) });
          expect(clashesOf(usual, taken, SETTINGS)).toEqual([]);
        }
      }),
    );
  });
});

describe('free dates are told', () => {
  it('by month, and with the year where it is another', () => {
    expect(
      freeDatesText([
        ...['2026-11-21', '2026-11-27', '2026-12-04', '2026-12-05', '2026-12-18', '2027-01-02', '2027-02-05'],
      ]),
    ).toBe('Free: Sat 21 and Fri 27 Nov, Fri 4, Sat 5 and Fri 18 Dec, Sat 2 Jan 2027, Fri 5 Feb 2027');
  });

  it('alone, or as none', () => {
    expect(freeDatesText(['2027-01-02'])).toBe('Free: Sat 2 Jan');
    expect(freeDatesText([])).toBe('No free dates');
  });
});
