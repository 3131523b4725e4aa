import { describe, expect, it } from 'vitest';
import { exampleGig, TRACKER } from '../../tests/support/gigs.ts';
import { awayTime, awayWords } from './away-time.ts';
import { EMPTY_DETAILS, type Gig } from './gig.ts';

const gig = (minutes: number | null, more: Partial<Gig> = {}) =>
  exampleGig('2026-11-28T23:00', {
    ...{ end: '2026-11-29T02:00', travel: { ...EMPTY_DETAILS.travel, minutes } },
    ...more,
  });
const words = (told: Gig, zone = 'Europe/Berlin') => awayWords(told, TRACKER, zone);

describe('away from home', () => {
  it('is from leaving to being back, without days where it is one night', () => {
    expect(words(gig(20))).toBe('Away 21:40 to 02:50');
  });

  it('has its days where somebody leaves the day before, sleeps there, or comes back after noon', () => {
    expect(words(gig(480))).toBe('Away Sat 14:00 to Sun 16:30');
    expect(words(gig(1400))).toBe('Away Fri 22:40 to Mon 07:50');
  });

  it('is told as the wall of home shows it', () => {
    expect(words(gig(20), 'Europe/London')).toBe('Away 20:40 to 01:50');
    expect(words(gig(20), 'Asia/Tokyo')).toBe('Away Sun 05:40 to Sun 10:50');
  });

  it('is the time at the venue, and nothing is told, while nobody knows how far it is', () => {
    const away = awayTime(gig(null), TRACKER);
    expect(away).toEqual({
      from: Date.parse('2026-11-28T21:00Z'),
      until: Date.parse('2026-11-29T01:30Z'),
      isWayKnown: false,
    });
    expect(words(gig(null))).toBe('');
  });

  it('is none while the time is unknown', () => {
    expect(awayTime(exampleGig('2026-11-28'), TRACKER)).toBeNull();
    expect(words(exampleGig('2026-11-28'))).toBe('');
  });
});
