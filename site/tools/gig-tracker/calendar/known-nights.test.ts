import { describe, expect, it } from 'vitest';
import { isKnown, knownOf } from './NotKnown.tsx';

const DECEMBER = { known: { from: '2026-12-01', to: '2026-12-31' } };

describe('the nights whose gigs are known', () => {
  it('are those that were asked for, and none before an answer', () => {
    expect(
      ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((night) => isKnown(DECEMBER, night)),
    ).toEqual([false, true, true, false]);
    expect(isKnown({ known: null }, '2026-12-01')).toBe(false);
  });

  it('are a part of the days that are shown, or none of them', () => {
    const part = (from: string, to: string) => knownOf(DECEMBER, { from, to });
    expect(part('2026-11-15', '2026-12-15')).toEqual({ from: '2026-12-01', to: '2026-12-15' });
    expect(part('2026-12-15', '2027-03-01')).toEqual({ from: '2026-12-15', to: '2026-12-31' });
    expect(part('2027-01-01', '2027-03-01')).toBeNull();
    expect(part('2026-10-01', '2026-11-30')).toBeNull();
    expect(knownOf({ known: null }, { from: '2026-12-01', to: '2026-12-02' })).toBeNull();
  });
});
