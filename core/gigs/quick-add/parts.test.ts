import { expect, it } from 'vitest';
import { feeWords, statusWords, zoneWords } from './parts.ts';

it('says how clocks stand to those at home on that night', () => {
  const winter = Date.UTC(2027, 0, 16, 22);
  expect(zoneWords('Europe/Berlin', 'Europe/Berlin', winter)).toEqual({ text: 'Berlin', note: 'as yours' });
  expect(zoneWords('Europe/Paris', 'Europe/Berlin', winter).note).toBe('same time as yours');
  expect(zoneWords('America/New_York', 'Europe/Berlin', winter)).toEqual({
    ...{ text: 'New York', note: '6 h behind yours' },
  });
  expect(zoneWords('America/New_York', 'Europe/Berlin', Date.UTC(2027, 2, 20)).note).toBe('5 h behind yours');
  expect(zoneWords('Asia/Kolkata', 'Europe/London', winter).note).toBe('5 h 30 min ahead of yours');
  expect(zoneWords('Australia/Adelaide', 'Australia/Sydney', winter).note).toBe('30 min behind yours');
  expect(zoneWords('UTC', 'Europe/London', winter)).toEqual({ text: 'UTC', note: 'same time as yours' });
});

it('doesn’t call UTC home', () => {
  const winter = Date.UTC(2027, 0, 16, 22);
  expect(zoneWords('UTC', 'UTC', winter).note).toBe('your time zone isn’t known');
  expect(zoneWords('Europe/London', 'UTC', winter).note).toBe('same time as UTC');
  expect(zoneWords('America/New_York', 'UTC', winter).note).toBe('5 h behind UTC');
});

it('says a fee, and which currency was assumed', () => {
  const fee = { amount: 110_050, currency: 'EUR' as const, isCurrencyAssumed: true };
  expect(feeWords(fee)).toEqual({ text: '€1,100.50', note: 'EUR assumed' });
  expect(feeWords({ ...fee, amount: 0, isCurrencyAssumed: false })).toEqual({ text: 'No fee', note: '' });
});

it('says a status, and the place of a hold in its queue', () => {
  expect(statusWords({ status: 'contract-sent', hold: null }).text).toBe('Contract sent');
  expect(statusWords({ status: 'hold', hold: { order: 2, until: '2026-12-01' } }).text).toBe(
    '2nd hold until 1 Dec',
  );
  expect(statusWords({ status: 'hold', hold: { order: 4, until: null } }).text).toBe('4th hold');
});
