import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

/** From 23:30 to 02:00 in Berlin. */
const HALLE = {
  starts: '2026-11-20T22:30:00.000Z',
  ends: '2026-11-21T01:00:00.000Z',
  night: '2026-11-20T05:00:00.000Z',
};
const wordsOf = (gig: Parameters<typeof countdown>[0], now: string): string => {
  const { lead, figure } = countdown(gig, Date.parse(now));
  return figure ? `${lead} ${figure}` : lead;
};

describe('how far off a gig is', () => {
  it('is counted in days, and in hours from two days on', () => {
    expect(wordsOf(HALLE, '2026-11-11T12:00:00Z')).toBe('Next gig, in 9 days');
    expect(wordsOf(HALLE, '2026-11-18T22:29:00Z')).toBe('Next gig, in 2 days');
    expect(wordsOf(HALLE, '2026-11-18T22:31:00Z')).toBe('Next gig, in 47 h 59 min');
    expect(wordsOf(HALLE, '2026-11-19T21:41:00Z')).toBe('Next gig, in 24 h 49 min');
  });

  it('agrees with a clock that shows no seconds', () => {
    expect(wordsOf(HALLE, '2026-11-19T21:41:59Z')).toBe('Next gig, in 24 h 49 min');
    expect(wordsOf(HALLE, '2026-11-20T22:29:59Z')).toBe('Tonight, set in 1 min');
  });

  it('is of tonight from the beginning of its night on', () => {
    expect(wordsOf(HALLE, '2026-11-20T04:59:00Z')).toBe('Next gig, in 17 h 31 min');
    expect(wordsOf(HALLE, '2026-11-20T05:00:00Z')).toBe('Tonight, set in 17 h 30 min');
    expect(wordsOf(HALLE, '2026-11-20T19:10:00Z')).toBe('Tonight, set in 3 h 20 min');
    expect(wordsOf(HALLE, '2026-11-20T19:30:00Z')).toBe('Tonight, set in 3 h');
  });

  it('is on now from its first minute', () => {
    expect(wordsOf(HALLE, '2026-11-20T22:29:00Z')).toBe('Tonight, set in 1 min');
    expect(wordsOf(HALLE, '2026-11-20T22:30:00Z')).toBe('On now');
  });

  it('is told by its night while nobody knows the time', () => {
    const timeless = { ...HALLE, starts: null };
    expect(wordsOf(timeless, '2026-11-17T12:00:00Z')).toBe('Next gig, in 3 days');
    expect(wordsOf(timeless, '2026-11-19T12:00:00Z')).toBe('Next gig, tomorrow');
    expect(wordsOf(timeless, '2026-11-20T12:00:00Z')).toBe('Tonight, set time not known yet');
  });
});
