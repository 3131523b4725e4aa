import { describe, expect, it } from 'vitest';
import { exampleGig } from '../../tests/support/gigs.ts';
import { comesTwice, momentsOf, type TypedSet, typedSet, typedWords } from './typed-set.ts';

const typed = (said: Partial<TypedSet>): TypedSet => ({
  ...{ night: '2026-11-28', start: '', end: '', zone: 'Europe/Berlin' },
  ...{ isSecondStart: false, isSecondEnd: false, moreDays: 0 },
  ...said,
});

describe('a set that is typed', () => {
  it('is a night alone while its time is unknown', () => {
    expect(momentsOf(typed({ end: '04:00' }))).toEqual({ start: '2026-11-28', end: null });
    expect(typedWords(typed({}))).toBe('Night of Sat 28 Nov.');
  });

  it('that starts before six is on the day after its night', () => {
    expect(momentsOf(typed({ start: '01:00', end: '04:00' }))).toEqual({
      start: '2026-11-29T01:00',
      end: '2026-11-29T04:00',
    });
    expect(typedWords(typed({ start: '01:00', end: '04:00' }))).toBe(
      'Night of Sat 28 Nov, set on Sun 29 Nov, 3 h.',
    );
    expect(momentsOf(typed({ start: '06:00' })).start).toBe('2026-11-28T06:00');
    expect(momentsOf(typed({ start: '05:59' })).start).toBe('2026-11-29T05:59');
  });

  it('that ends earlier on the clock than it starts ends the next day', () => {
    expect(momentsOf(typed({ start: '23:00', end: '02:00' })).end).toBe('2026-11-29T02:00');
    expect(momentsOf(typed({ start: '23:00', end: '23:00' })).end).toBe('2026-11-29T23:00');
    expect(momentsOf(typed({ start: '22:00', end: '23:30' })).end).toBe('2026-11-28T23:30');
  });

  it('says which of two equal times is meant on the night that the clocks go back', () => {
    const back = typed({ night: '2026-10-24', start: '02:30', end: '04:00' });
    expect(comesTwice(back, 'start')).toBe(true);
    expect(comesTwice(back, 'end')).toBe(false);
    expect(momentsOf(back).start).toBe('2026-10-25T02:30');
    expect(typedWords(back)).toContain('2 h 30. The clocks go back during the set.');
    expect(momentsOf({ ...back, isSecondStart: true }).start).toBe('2026-10-25T02:30+01:00');
    expect(typedWords({ ...back, isSecondStart: true })).toContain('1 h 30.');
    const brief = typed({ night: '2026-10-24', start: '02:30', end: '02:15', isSecondEnd: true });
    expect(momentsOf(brief).end).toBe('2026-10-25T02:15+01:00');
    expect(typedWords(brief)).toContain('45 min.');
  });

  it('that starts after the clocks went back ends the next day, and nobody is asked which of two is meant', () => {
    const [late, night] = [typed({ night: '2027-10-31', start: '23:30', end: '02:30' }), '2027-10-30'];
    expect(comesTwice(late, 'end')).toBe(false);
    expect(momentsOf({ ...late, isSecondEnd: true }).end).toBe('2027-11-01T02:30');
    const early = typed({ night, start: '03:30', end: '02:30' });
    expect(comesTwice(early, 'end')).toBe(false);
    expect(momentsOf({ ...early, isSecondEnd: true }).end).toBe('2027-11-01T02:30');
    const over = typed({ night, start: '23:30', end: '02:30' });
    expect(comesTwice(over, 'end')).toBe(true);
    expect(momentsOf({ ...over, isSecondEnd: true }).end).toBe('2027-10-31T02:30+01:00');
    expect(comesTwice(typed({ night, start: '02:30', end: '02:15' }), 'end')).toBe(true);
  });

  it('that starts in the second of two equal hours ends in it too', () => {
    const second = typed({ night: '2027-10-30', start: '02:30', end: '02:45', isSecondStart: true });
    expect(momentsOf(second)).toEqual({ start: '2027-10-31T02:30+01:00', end: '2027-10-31T02:45+01:00' });
    expect(comesTwice(second, 'end')).toBe(false);
    expect(comesTwice({ ...second, isSecondStart: false }, 'end')).toBe(true);
    expect(typedWords(second)).toBe('Night of Sat 30 Oct, set on Sun 31 Oct, 15 min.');
  });

  it('says that a time is skipped on the night that the clocks go forward', () => {
    const forward = typed({ night: '2027-03-27', start: '02:30', end: '05:00' });
    expect(momentsOf(forward).start).toBe('2027-03-28T03:30');
    expect(typedWords(forward)).toContain(
      '02:30 is skipped that night: the clocks go forward, so it counts as 03:30.',
    );
  });

  it('of a gig says the same again', () => {
    const sets: [string, string | null][] = [
      ['2026-11-28', null],
      ['2026-11-28T23:00', null],
      ['2026-11-28T23:00', '2026-11-29T02:00'],
      ['2026-11-29T01:00', '2026-11-29T04:00'],
      ['2026-10-25T02:30+01:00', '2026-10-25T04:00'],
      ['2026-10-25T01:30', '2026-10-25T02:15+01:00'],
      ['2026-11-27T22:00', '2026-11-29T10:00'],
    ];
    for (const [start, end] of sets)
      expect(momentsOf(typedSet(exampleGig(start, { end, zone: 'Europe/Berlin' })))).toEqual({ start, end });
    // There the hour before midnight is skipped.
    const [start, end] = ['2027-03-26T23:45', '2027-03-28T23:30'];
    const gig = exampleGig(start, { end, zone: 'America/Scoresbysund' });
    expect(momentsOf(typedSet(gig))).toEqual({ start, end });
  });
});
