import { describe, expect, it } from 'vitest';
import { LYON } from '../../../tests/support/contracts.ts';
import { contractSchema } from './contract-schema.ts';
import { isForNight, nightOfGig, termsOfNight } from './terms-of-night.ts';

const NIGHT = '2026-12-12';
const terms = (more: object = {}, night = NIGHT, signedOn: string | null = null) =>
  termsOfNight(contractSchema.parse({ ...LYON, ...more }), night, signedOn);

describe('what a contract says of a night', () => {
  it('is its set over midnight, its times, its money and its parties', () => {
    expect(terms()).toEqual({
      type: 'club',
      zone: 'Europe/Paris',
      start: '2026-12-12T22:00',
      end: '2026-12-13T00:00',
      loadIn: '2026-12-12T19:00',
      soundCheck: '2026-12-12T20:00',
      fee: { amount: 280_000, currency: 'EUR' },
      deal: { kind: 'flat', percent: 0, costs: 0, steps: [] },
      deposit: { amount: 140_000, due: '2026-11-28' },
      balance: { amount: 140_000, due: '2026-12-05' },
      radius: null,
      venue: 'Les Subsistances',
      client: 'Festival Société Lumière SAS',
    });
  });

  it('is nothing where the contract is for other nights', () => {
    expect(terms({}, '2026-12-13')).toBeNull();
  });

  it('leaves open what is left to be filled in', () => {
    const open = terms({ deal: { fee: 0 }, zone: '', times: {}, show: {}, client: {} });
    expect(open).toMatchObject({
      ...{ fee: null, deposit: null, balance: null, zone: null, loadIn: null, soundCheck: null },
      ...{ start: NIGHT, end: null, venue: '', client: '' },
    });
  });

  it('tells a set that starts after midnight by the day of the calendar, and one without an end by its start', () => {
    const late = { ...LYON.times, start: '01:30', end: '', isAfterMidnight: true, loadIn: '00:15' };
    expect(terms({ times: late })).toMatchObject({
      ...{ start: '2026-12-13T01:30', end: null, loadIn: '2026-12-13T00:15' },
    });
  });

  it('gives each night its part of the money, and days that follow from signing once it is signed', () => {
    const nights = ['2026-12-12', '2026-12-19', '2026-12-26'];
    const residency = {
      nights,
      deal: { kind: 'flat', fee: 10_001 },
      deposit: { share: { kind: 'percent', percent: 50 }, due: { from: 'signing', days: 7 } },
    };
    const told = nights.map((night) => terms(residency, night, '2026-11-20'));
    expect(told.map((one) => one?.deposit)).toEqual(
      [5001, 5001, 5000].map((amount) => ({ amount, due: '2026-11-27' })),
    );
    expect(told.map((one) => one?.balance?.due)).toEqual(['2026-12-05', '2026-12-12', '2026-12-19']);
    for (const one of told) expect((one?.deposit?.amount ?? 0) + (one?.balance?.amount ?? 0)).toBe(10_001);
    expect(terms(residency)?.deposit?.due).toBeNull();
  });

  it('has the radius that it has a clause on, and no deposit without one', () => {
    const clauses = { radius: true, deposit: false };
    expect(terms({ clauses })).toMatchObject({
      radius: LYON.radius,
      deposit: null,
      balance: { amount: 280_000, due: '2026-12-05' },
    });
  });

  it('is a share of the door without a balance, with the steps of a bonus and of no other deal', () => {
    const steps = [{ tickets: 500, amount: 20_000 }];
    expect(terms({ deal: { kind: 'door', percent: 70, costs: 5000, steps } })).toMatchObject({
      ...{ fee: { amount: 0, currency: 'EUR' }, deposit: null, balance: null },
      deal: { kind: 'door', percent: 70, costs: 5000, steps: [] },
    });
    expect(terms({ deal: { kind: 'bonus', fee: 100, steps } })?.deal).toEqual({
      ...{ kind: 'bonus', percent: 0, costs: 0, steps },
    });
  });
});

it('a gig is found for a night that a contract calls by another day', () => {
  const of = (start: string, night: string) =>
    nightOfGig({ nights: ['2026-12-12', '2026-12-19'] }, { start, night });
  expect(of('2026-12-12T22:00', '2026-12-12')).toBe('2026-12-12');
  expect(of('2026-12-12T01:00', '2026-12-11')).toBe('2026-12-12');
  expect(of('2026-12-20T06:30', '2026-12-20')).toBe('2026-12-19');
  expect(of('2026-12-13T22:00', '2026-12-13')).toBeNull();
  expect(isForNight({ start: '2026-12-13', night: '2026-12-13' }, '2026-12-12')).toBe(false);
});
