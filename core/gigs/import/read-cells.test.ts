import { describe, expect, it } from 'vitest';
import { readFee, readStatus, readTime } from './read-cells.ts';

const clocks = (cell: string) => {
  const time = readTime(cell, 'Europe/London', true);
  return time && [time.day, time.from, time.until];
};

describe('a time in a cell', () => {
  it.each([
    ['23:00', [null, 1380, null]],
    ['23:00:00', [null, 1380, null]],
    ['2330', [null, 1410, null]],
    ['11pm', [null, 1380, null]],
    ['12:30 a.m.', [null, 30, null]],
    ['12 PM', [null, 720, null]],
    ['23h', [null, 1380, null]],
    ['23h30', [null, 1410, null]],
    ['23 Uhr', [null, 1380, null]],
    ['1', [null, 60, null]],
    ['24:00', [null, 0, null]],
    ['23:00-03:00', [null, 1380, 180]],
    ['23:00 – 03:00', [null, 1380, 180]],
    ['10pm to 2am', [null, 1320, 120]],
    ['28/11/2026', ['2026-11-28', null, null]],
    ['2026-11-28 00:00:00', ['2026-11-28', null, null]],
    ['2026-11-28 00:00', ['2026-11-28', 0, null]],
    ['28/11/2026 23:00', ['2026-11-28', 1380, null]],
    ['28/11/2026, 23:00–03:00', ['2026-11-28', 1380, 180]],
  ] as const)('is read of %j', (cell, read) => {
    expect(clocks(cell)).toEqual(read);
  });

  it.each(['late', '25:00', '23:60', '13pm', '1-2-3', '28/11/2026 late', ''])(
    'is not there in %j',
    (cell) => {
      expect(clocks(cell)).toBeNull();
    },
  );

  it('is an instant with an offset', () => {
    expect(readTime('2026-07-11T21:00:00.000Z', 'Europe/London', true)?.moment).toBe('2026-07-11T22:00');
    expect(readTime('2026-10-25 01:30+00:00', 'Europe/London', true)?.moment).toBe('2026-10-25T01:30+00:00');
  });
});

describe('a status in a cell', () => {
  it.each([
    ['Confirmed', 'confirmed'],
    ['bestätigt', 'confirmed'],
    ['Contract sent', 'contract-sent'],
    ['Annulé', 'cancelled'],
    ['PAID', 'paid'],
    ['presupuesto', 'quoted'],
    ['Option', 'hold'],
    ['enquiry', 'lead'],
    ['gespielt', 'played'],
    ['Declined', 'lost'],
  ])('%s is %s', (cell, status) => {
    expect(readStatus(cell)).toEqual({ status, order: null });
  });

  it('may name the place of a hold, and is nothing it only contains', () => {
    expect(readStatus('2nd hold')).toEqual({ status: 'hold', order: 2 });
    expect(readStatus('1 Option')).toEqual({ status: 'hold', order: 1 });
    expect(readStatus('not confirmed')).toBeNull();
    expect(readStatus('unpaid')).toBeNull();
  });
});

describe('a fee in a cell', () => {
  it.each([
    ['1350', 135_000, 'EUR'],
    ['1,350.00', 135_000, 'EUR'],
    ['1.350,50 €', 135_050, 'EUR'],
    ['£1,200', 120_000, 'GBP'],
    ['2 000 zł', 200_000, 'PLN'],
    ['CHF 2’800.-', 280_000, 'CHF'],
    ['USD 500', 50_000, 'USD'],
    ['500 kr', 50_000, 'SEK'],
    ['¥150,000', 150_000, 'JPY'],
    ['JPY 150000.00', 150_000, 'JPY'],
    ['0', 0, 'EUR'],
  ])('%s is %i %s', (cell, amount, currency) => {
    expect(readFee(cell, 'EUR')).toEqual({ amount, currency });
  });

  it('is in the dollars or crowns of whoever asks', () => {
    expect(readFee('$500', 'CAD')).toEqual({ amount: 50_000, currency: 'CAD' });
    expect(readFee('500 kr', 'DKK')).toEqual({ amount: 50_000, currency: 'DKK' });
  });

  it.each(['2.8k', '-500', '500–700', 'door split', '99999999999999', '500 XYZ'])(
    'is not there in %j',
    (cell) => {
      expect(readFee(cell, 'EUR')).toBeNull();
    },
  );
});
