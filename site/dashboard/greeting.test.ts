import { describe, expect, it } from 'vitest';
import { dateAndTime, greeting } from './greeting.ts';

const at = (time: string) => new Date(`2026-11-19T${time}`);

describe('the greeting', () => {
  it.each([
    ['00:00:00', 'morning'],
    ['11:59:59', 'morning'],
    ['12:00:00', 'afternoon'],
    ['16:59:59', 'afternoon'],
    ['17:00:00', 'evening'],
    ['23:59:59', 'evening'],
  ])('at %s wishes a good %s', (time, part) => {
    expect(greeting(at(time), 'Mara')).toBe(`Good ${part}, Mara`);
  });

  it.each(['', '  ', null, undefined])('calls somebody without a name (%j) Creator', (name) => {
    expect(greeting(at('09:00:00'), name)).toBe('Good morning, Creator');
  });
});

it('the date and the time are written as the reader does', () => {
  const now = new Date('2026-11-19T22:41:00Z');
  expect(dateAndTime(now, 'en-GB', 'UTC')).toMatch(/^Thursday,? 19 November 2026 (at )?22:41$/);
  expect(dateAndTime(now, 'de', 'Europe/Berlin')).toMatch(/^Donnerstag, 19\. November 2026 (um )?23:41$/);
});
