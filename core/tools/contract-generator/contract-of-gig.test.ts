import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '#core/gigs/apply-patch.ts';
import type { Client, Contact, Venue } from '#core/gigs/book-schema.ts';
import { DEAL_KINDS, type DealKind } from '#core/gigs/deal.ts';
import type { Gig, GigPayment } from '#core/gigs/gig.ts';
import { differencesOf } from '#core/gigs/gig-terms.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { LYON } from '../../../tests/support/contracts.ts';
import { aGig, exampleVenue } from '../../../tests/support/gigs.ts';
import { contractOfGig } from './contract-of-gig.ts';
import { contractAfter, emptyContract } from './contract-of-profile.ts';
import { contractDraftSchema, contractSchema } from './contract-schema.ts';
import { termsOfNight } from './terms-of-night.ts';

const kept = { version: 1, createdAt: '', updatedAt: '', notes: '' };
const CLIENT: Client = {
  ...kept,
  ...{ id: 'cli_1', name: 'Nachtwerk GmbH', kind: 'business', address: 'Kai 4, 20457 Hamburg' },
  ...{ taxId: 'DE 1', email: '', phone: '' },
};
const person = (id: string, told: Partial<Contact>): Contact => ({
  ...kept,
  ...{ id, name: 'Jo', role: 'other', email: '', phone: '', clientId: null, venueId: null },
  ...told,
});
const VENUE: Venue = {
  ...kept,
  ...exampleVenue('Halle 14', 'Hamburg', {}),
  ...{ address: 'Kai 4', zone: null, capacity: null, kilometres: null, booth: '' },
};
const set = (gig: Gig, start: string, end: string | null): Gig =>
  applyPatch(gig, { start, end }, { venue: gig.venue, client: gig.client }, gig.updatedAt);
const payment = (id: string, kind: GigPayment['kind'], amount: number, due: string | null): GigPayment => ({
  ...{ id, kind, amount, due, paidOn: null },
});
const GIG = set(
  aGig({
    ...{
      title: 'Winter opening',
      type: 'club',
      zone: 'Europe/Berlin',
      fee: { amount: 95_000, currency: 'EUR' },
    },
    schedule: [
      { id: 'a', kind: 'load-in', label: '', start: '2026-12-12T21:00', end: null },
      { id: 'b', kind: 'sound-check', label: '', start: '2026-12-12T21:30', end: null },
    ],
    payments: [payment('d', 'deposit', 47_500, '2026-11-30'), payment('r', 'balance', 47_500, '2026-12-19')],
    radius: { distance: 80, unit: 'km', before: 30, after: 14 },
    contacts: [
      { contactId: 'con_1', role: 'promoter' },
      { contactId: 'con_2', role: 'signer' },
    ],
  }),
  '2026-12-13T01:00',
  '2026-12-13T03:30',
);
const CONTACTS = [
  person('con_1', { name: 'Kim', email: 'kim@nachtwerk.example', phone: '+49 40 1' }),
  person('con_2', { name: 'Ada Lange', email: 'ada@nachtwerk.example' }),
];
const begun = (gig = GIG, more: object = {}) =>
  contractOfGig(contractAfter(LYON), {
    ...{ gig, nights: [gig.night], client: CLIENT, venue: VENUE, contacts: CONTACTS },
    ...more,
  });

describe('a contract of a gig', () => {
  it('says what the gig says, and keeps what is the same at every gig', () => {
    const contract = begun();
    expect(contract).toMatchObject({
      ...{ title: '', reference: '', event: 'club', nights: ['2026-12-12'], zone: 'Europe/Berlin' },
      client: {
        ...{ name: 'Nachtwerk GmbH', address: 'Kai 4, 20457 Hamburg', taxId: 'DE 1', kind: 'business' },
        ...{ email: 'ada@nachtwerk.example', signer: 'Ada Lange' },
      },
      show: { name: 'Winter opening', venue: 'Halle 14', address: 'Kai 4, Hamburg' },
      times: { loadIn: '21:00', soundCheck: '21:30', start: '01:00', end: '03:30', isAfterMidnight: true },
      ...{ currency: 'EUR', deal: { kind: 'flat', fee: 95_000 }, clauses: { radius: true, deposit: true } },
      deposit: { share: { kind: 'percent', percent: 50 }, due: { from: 'date', date: '2026-11-30' } },
      balance: { share: { kind: 'rest' }, due: { from: 'event', days: 7 } },
      radius: GIG.radius,
      ...{ artist: LYON.artist, rider: LYON.rider, tiers: LYON.tiers },
    });
    expect(contractSchema.safeParse(contract).success).toBe(true);
  });

  it('begins as an empty one does where the gig says little', () => {
    const bare = aGig({ title: 'Halle 14', zone: 'Europe/Berlin' });
    const contract = begun(bare, { client: null, venue: VENUE, contacts: [] });
    const empty = emptyContract('');
    expect(contract).toMatchObject({
      ...{ client: empty.client, deposit: empty.deposit, balance: empty.balance, clauses: {} },
      ...{ show: { name: '', venue: 'Halle 14' }, times: { start: '', end: '', isAfterMidnight: false } },
      deal: { fee: 0 },
    });
  });

  it('has sums of its base read the same in the currency of the gig', () => {
    const yen = begun({ ...GIG, fee: { amount: 120_000, currency: 'JPY' }, payments: [] });
    expect(yen).toMatchObject({ currency: 'JPY', deal: { fee: 120_000 }, overtime: { amount: 350 } });
  });

  it('pays by each night of several, whatever day that is', () => {
    const nights = ['2026-12-26', '2026-12-12'];
    const contract = begun({ ...GIG, payments: [payment('d', 'deposit', 30_003, '2026-12-01')] }, { nights });
    expect(contract).toMatchObject({
      nights: ['2026-12-12', '2026-12-26'],
      deposit: { share: { kind: 'amount', amount: 60_006 }, due: { from: 'event', days: -11 } },
      balance: { share: { kind: 'rest' } },
    });
  });

  it('cuts names that a contract has no room for', () => {
    const client = { ...CLIENT, name: 'n'.repeat(120), address: 'a'.repeat(400), phone: '0'.repeat(90) };
    expect(contractDraftSchema.safeParse(begun(GIG, { client })).success).toBe(true);
  });
});

const days = fc.integer({ min: -60, max: 60 });
const anyPayments = fc.record({ share: fc.integer({ min: 0, max: 100 }), first: days, second: days });
const anyClock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];

it('a contract of a gig says the same of its night as the gig does, at any time, in any deal, in either week of a clock change', () => {
  const nights = ['2027-03-13', '2027-03-27', '2027-10-30', '2027-11-06', '2027-04-03', '2027-10-02'];
  fc.assert(
    fc.property(
      fc.record({
        ...{ night: fc.constantFrom(...nights), zone: fc.constantFrom(...ZONES), from: anyClock },
        ...{ hours: fc.integer({ min: 1, max: 8 }), fee: fc.integer({ min: 1, max: 5_000_000 }) },
        ...{ kind: fc.constantFrom(...(Object.keys(DEAL_KINDS) as DealKind[])), payments: anyPayments },
      }),
      ({ night, zone, from, hours, fee, kind, payments: { share, first, second } }) => {
        const isLate = Number(from.slice(0, 2)) < 6;
        const timed = set(aGig({ zone, night }), `${isLate ? dayAfter(night, 1) : night}T${from}`, null);
        const until = new Date(Date.parse(timed.startsAt ?? '') + hours * 3_600_000).toISOString();
        const gig = set(timed, timed.start, `${until.slice(0, 16)}Z`);
        const deposit = Math.round((fee * share) / 100);
        const isDoor = kind === 'door';
        const told: Gig = {
          ...{ ...gig, type: 'club', fee: { amount: isDoor ? 0 : fee, currency: 'EUR' } },
          deal: {
            ...{ kind, percent: 70, costs: 1000 },
            steps: kind === 'bonus' ? [{ tickets: 500, amount: 100 }] : [],
          },
          payments: isDoor
            ? []
            : [
                payment('d', 'deposit', deposit, dayAfter(night, first)),
                payment('r', 'balance', fee - deposit, dayAfter(night, second)),
              ].filter(({ amount }) => amount > 0),
        };
        const contract = begun(told, { client: null, venue: null });
        const terms = termsOfNight(contractSchema.parse(contract), gig.night, null);
        // A wall that shows an hour twice is told apart by the gig alone.
        fc.pre(terms !== null && !/[+-]\d\d:\d\d$/.test(`${gig.start} ${gig.end}`));
        expect(differencesOf(told, terms)).toEqual([]);
      },
    ),
  );
});
