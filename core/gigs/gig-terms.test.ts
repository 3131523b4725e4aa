import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyContract, LYON } from '../../tests/support/contracts.ts';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { termsOfNight } from '../tools/contract-generator/terms-of-night.ts';
import { applyPatch, gigOfNew, problemsOf } from './apply-patch.ts';
import type { Gig, GigPatch } from './gig.ts';
import { newGigSchema } from './gig-schema.ts';
import { differencesOf, gigOfTerms, patchOfTerms } from './gig-terms.ts';
import type { GigTerms } from './gig-terms-schema.ts';

const NIGHT = '2026-12-12';
const TERMS = termsOfNight(LYON, NIGHT, null) as GigTerms;
const newId = () => Math.random().toString(36).slice(2, 12).padEnd(10, '0');
/** Names become what the address book has. */
const patched = (gig: Gig, patch: GigPatch): Gig => {
  const named = (one: object | null | undefined) => (one && 'name' in one ? String(one.name) : null);
  const [venue, client] = [named(patch.venue), named(patch.client)];
  const known = {
    venue: venue ? exampleVenue(venue, '') : gig.venue,
    client: client ? { id: 'cli_1', name: client } : gig.client,
  };
  return applyPatch(gig, patch, known, gig.updatedAt);
};
const BARE = aGig({ night: NIGHT, start: NIGHT, zone: 'Europe/Berlin' });
const AGREED = patched(BARE, patchOfTerms(BARE, TERMS, newId));

describe('a gig and its contract', () => {
  it('differ in what the gig never said, each in words', () => {
    expect(differencesOf(BARE, TERMS)).toEqual([
      {
        label: 'Set',
        gig: '12 Dec 2026, time not known (Europe/Berlin)',
        contract: '12 Dec 2026, 22:00–00:00 (Europe/Paris)',
      },
      { label: 'Load-in', gig: 'Not said', contract: '19:00' },
      { label: 'Sound check', gig: 'Not said', contract: '20:00' },
      { label: 'Fee', gig: 'Not said', contract: '€2,800 flat' },
      { label: 'Deposit', gig: 'None', contract: '€1,400 due 28 Nov 2026' },
      { label: 'Balance', gig: 'None', contract: '€1,400 due 5 Dec 2026' },
      { label: 'Client', gig: 'Not said', contract: 'Festival Société Lumière SAS' },
      { label: 'Venue', gig: 'Not said', contract: 'Les Subsistances' },
    ]);
  });

  it('agree once the gig took over what the contract says', () => {
    expect(differencesOf(AGREED, TERMS)).toEqual([]);
    expect(patchOfTerms(AGREED, TERMS, newId)).toEqual({});
    expect(AGREED).toMatchObject({
      start: '2026-12-12T22:00',
      end: '2026-12-13T00:00',
      zone: 'Europe/Paris',
    });
  });

  it('agree where the contract leaves something open, and where only the case of a name differs', () => {
    const open = { ...TERMS, fee: null, deposit: null, balance: null, start: NIGHT, end: null, zone: null };
    const named = { ...AGREED, venue: exampleVenue('LES SUBSISTANCES', 'Lyon') };
    expect(differencesOf(named, { ...open, loadIn: null, soundCheck: null, client: '' })).toEqual([]);
  });

  it('what came in stays, and the rest of it is what is owed still', () => {
    const [deposit] = AGREED.payments.filter(({ kind }) => kind === 'deposit');
    const paid = AGREED.payments.map((one) => (one === deposit ? { ...one, paidOn: '2026-11-20' } : one));
    const more = { ...TERMS, deposit: { amount: 150_000, due: '2026-11-28' } };
    const { payments } = patchOfTerms({ ...AGREED, payments: paid }, more, newId);
    expect(payments?.filter(({ kind }) => kind === 'deposit')).toEqual([
      { ...deposit, paidOn: '2026-11-20' },
      { id: expect.any(String), kind: 'deposit', amount: 10_000, due: '2026-11-28', paidOn: null },
    ]);
  });

  it('parts of a payment stay where they make the same sum; extras always do', () => {
    const part = (id: string, amount: number, kind: 'balance' | 'extra' = 'balance') => ({
      ...{ id, kind, amount, due: null, paidOn: null },
    });
    const deposits = AGREED.payments.filter(({ kind }) => kind === 'deposit');
    const payments = [...deposits, part('a', 40_000), part('b', 100_000), part('x', 5, 'extra')];
    expect(differencesOf({ ...AGREED, payments }, TERMS)).toEqual([]);
    const less = { ...TERMS, balance: { amount: 90_000, due: null } };
    expect(patchOfTerms({ ...AGREED, payments }, less, newId).payments).toEqual([
      ...[...deposits, part('a', 90_000), part('x', 5, 'extra')],
    ]);
  });

  it('a deposit that came in larger than it was asked for is taken off the balance, and is no difference', () => {
    const payments = AGREED.payments.map((one) =>
      one.kind === 'deposit'
        ? { ...one, amount: 160_000, paidOn: '2026-11-20' }
        : { ...one, amount: 120_000 },
    );
    expect(differencesOf({ ...AGREED, payments }, TERMS)).toEqual([]);
    const whole = payments.map((one) => (one.kind === 'balance' ? { ...one, amount: 140_000 } : one));
    expect(patchOfTerms({ ...AGREED, payments: whole }, TERMS, newId)).toEqual({ payments });
  });

  it('a contract without times leaves those of the gig, also where it is in another zone', () => {
    const untimed = { ...TERMS, start: NIGHT, end: null, zone: 'Europe/London' };
    expect(patchOfTerms(AGREED, untimed, newId)).toEqual({ zone: 'Europe/London' });
  });

  it('the days of a gig stay where its clocks are those of the contract', () => {
    const schedule = AGREED.schedule.map((item) => ({
      ...item,
      start: item.start.replace('12-12', '12-11'),
    }));
    const weekender = { ...AGREED, schedule, end: '2026-12-14T00:00' };
    expect(differencesOf(weekender, TERMS)).toEqual([]);
    const earlier = { ...TERMS, loadIn: '2026-12-12T18:00', end: '2026-12-13T01:00' };
    expect(patchOfTerms(weekender, earlier, newId)).toMatchObject({
      end: '2026-12-14T01:00',
      schedule: [{ kind: 'load-in', start: '2026-12-11T18:00' }, { start: '2026-12-11T20:00' }],
    });
  });

  it('a fee in another currency brings its payments along', () => {
    const pounds = { ...TERMS, fee: { amount: 280_000, currency: 'GBP' } };
    const patch = patchOfTerms(AGREED, pounds, newId);
    expect(patch).toMatchObject({ fee: { currency: 'GBP' }, deal: TERMS.deal, payments: AGREED.payments });
  });
});

it('any gig that takes over what any contract says agrees with it, and is a gig that can be stored', () => {
  fc.assert(
    fc.property(anyContract, (contract) => {
      const [night] = contract.nights;
      fc.pre(night !== undefined);
      const terms = termsOfNight(contract, night, '2026-11-01');
      fc.pre(terms !== null);
      for (const before of [{ ...BARE, night, start: night }, AGREED]) {
        const after = patched(before, patchOfTerms(before, terms, newId));
        expect(differencesOf(after, terms)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

it('a gig is made of what a contract says, by the rules of gigs', () => {
  fc.assert(
    fc.property(anyContract, (contract) => {
      const [night] = contract.nights;
      fc.pre(night !== undefined && /^20[0-8]/.test(night));
      const terms = termsOfNight(contract, night, null);
      fc.pre(terms !== null);
      const known = {
        title: 'Contract',
        zone: 'Europe/Berlin',
        contract: 'gen_1',
        status: 'quoted',
      } as const;
      const said = newGigSchema.safeParse(gigOfTerms(terms, known, newId));
      expect(said.error?.issues).toBeUndefined();
      if (!said.data) return;
      const gig = gigOfNew({ ...said.data, id: 'gig_1' }, { venue: null, client: null }, BARE.updatedAt);
      expect(problemsOf(gig)).toEqual([]);
      expect(gig.contract).toBe('gen_1');
    }),
    { numRuns: 60 },
  );
});
