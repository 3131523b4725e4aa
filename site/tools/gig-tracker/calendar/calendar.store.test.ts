import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $query } from '../state/address.store.ts';
import { $calendar, dayBeside, daysOf, titleOf } from './calendar.store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  $query.set('');
});

describe('the address', () => {
  const asked = (query: string) => {
    $query.set(query);
    return $calendar.get();
  };

  it('asks for the month of today, unless it says more', () => {
    expect(asked('?view=calendar')).toEqual({ span: 'month', on: '2026-11-27', hasCancelled: false });
    expect(asked('?view=calendar&span=week&on=2027-01-16&cancelled=1')).toEqual({
      ...{ span: 'week', on: '2027-01-16', hasCancelled: true },
    });
  });

  it('asks for the night that still goes on, but in a month for today', () => {
    vi.setSystemTime(new Date(2026, 10, 30, 1, 30));
    expect(asked('?view=calendar&span=agenda').on).toBe('2026-11-29');
    expect(asked('?view=calendar&span=week').on).toBe('2026-11-29');
    expect(asked('?view=calendar').on).toBe('2026-11-30');
    vi.setSystemTime(new Date(2026, 10, 30, 6));
    expect(asked('?view=calendar&span=agenda&cancelled=1').on).toBe('2026-11-30');
  });

  it('is passed over where it asks for nothing that is there', () => {
    for (const on of ['2027-02-30', '1999-12-31', '2090-01-01', 'tomorrow', ''])
      expect(asked(`?span=year&on=${on}`), on).toMatchObject({ span: 'month', on: '2026-11-27' });
  });
});

describe('the days of a span', () => {
  it('are whole months, fewer on a phone', () => {
    expect(daysOf('month', '2026-12-31', false)).toEqual({ from: '2026-12-01', to: '2027-02-28' });
    expect(daysOf('month', '2026-12-31', true)).toEqual({ from: '2026-12-01', to: '2027-01-31' });
  });

  it('are a week from Monday, or the days from one on', () => {
    expect(daysOf('week', '2026-11-29', true)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(daysOf('agenda', '2026-11-27', true)).toEqual({ from: '2026-11-27', to: '2027-01-31' });
  });

  it('are told in the title', () => {
    expect(titleOf('month', daysOf('month', '2026-11-27', false))).toBe('Nov 2026 to Jan 2027');
    expect(titleOf('week', daysOf('week', '2026-11-27', false))).toBe('23 to 29 Nov 2026');
  });

  it('have others beside them', () => {
    expect(dayBeside('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(dayBeside('month', '2027-01-31', -1)).toBe('2026-12-01');
    expect(dayBeside('week', '2027-01-31', -1)).toBe('2027-01-24');
  });
});
