import { describe, expect, it } from 'vitest';
import { readFee, readStatus, readTime, readType } from './read-cells.ts';

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
    ['ab 22 Uhr', [null, 1320, null]],
    ['from 10pm', [null, 1320, null]],
    ['von 22 bis 3 Uhr', [null, 1320, 180]],
    ['à 23h', [null, 1380, null]],
    ['11:00 PM → 2:00 AM', [null, 1380, 120]],
    ['0.958333', [null, 1380, null]],
    ['28/11/2026 ab 22 Uhr', ['2026-11-28', 1320, null]],
    ['46354.958333', ['2026-11-28', 1380, null]],
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

describe('one day to another in a cell', () => {
  it.each([
    ['December 12, 2026 11:00 PM → December 13, 2026 2:00 AM', '2026-12-12', 1380, '2026-12-13', 120],
    ['12/12/2026 23:00 - 13/12/2026 02:00', '2026-12-12', 1380, '2026-12-13', 120],
    ['2026-12-12 23:00–2026-12-13 02:00', '2026-12-12', 1380, '2026-12-13', 120],
    ['12. Dezember 2026 bis 13. Dezember 2026', '2026-12-12', null, '2026-12-13', null],
    ['December 12, 2026 → December 13, 2026', '2026-12-12', null, '2026-12-13', null],
  ])('%s', (cell, day, from, last, until) => {
    expect(readTime(cell, 'Europe/London', true)).toMatchObject({
      ...{ day, from, until: null, ends: { day: last, from: until } },
    });
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
    ['1k', 100_000, 'EUR'],
    ['1.5k', 150_000, 'EUR'],
    ['£2,25K', 225_000, 'GBP'],
    ['1 k €', 100_000, 'EUR'],
    ['200k JPY', 200_000, 'JPY'],
    ['500 kč', 50_000, 'CZK'],
  ])('%s is %i %s', (cell, amount, currency) => {
    expect(readFee(cell, 'EUR')).toEqual({ fee: { amount, currency }, more: '' });
  });

  it('is in the dollars or crowns of whoever asks', () => {
    expect(readFee('$500', 'CAD')?.fee).toEqual({ amount: 50_000, currency: 'CAD' });
    expect(readFee('500 kr', 'DKK')?.fee).toEqual({ amount: 50_000, currency: 'DKK' });
  });

  it.each(['1.250k', '-500', '500–700', 'door split', '99999999999999', '500 XYZ'])(
    'is not there in %j',
    (cell) => {
      expect(readFee(cell, 'EUR')).toBeNull();
    },
  );

  it.each([
    ['1200 + hotel', 120_000, '+ hotel'],
    ['€1.200 zzgl. Hotel', 120_000, 'zzgl. Hotel'],
    ['1k (all in)', 100_000, '(all in)'],
    ['200 + 50% after 300', 20_000, '+ 50% after 300'],
    ['800 incl. travel', 80_000, 'incl. travel'],
  ])('goes before what comes on top: %s', (cell, amount, more) => {
    expect(readFee(cell, 'EUR')).toEqual({ fee: { amount, currency: 'EUR' }, more });
  });
});

it('looks for no time and no sum in a long text', () => {
  expect(readTime(`23:00 -${' '.repeat(200)}3`, 'Europe/London', true)).toBeNull();
  expect(readFee(`1200 + ${'x'.repeat(200)}`, 'EUR')).toBeNull();
});

it('an event in a cell is one of ours, or none', () => {
  expect(['Club night', 'wedding', 'Corporate event', 'DJ set', ''].map(readType)).toEqual([
    ...['club', 'wedding', 'corporate', null, null],
  ]);
});
