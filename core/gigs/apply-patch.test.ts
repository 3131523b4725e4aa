import { describe, expect, it } from 'vitest';
import { applyPatch, changeProblems, gigOfNew, problemsOf } from './apply-patch.ts';
import type { Gig, GigPatch, NewGig } from './gig.ts';

const NOW = '2026-11-26T12:00:00.000Z';
const LATER = '2026-11-27T12:00:00.000Z';
const nowhere = { venue: null, client: null };
const SAID = {
  ...{
    id: 'gig_one',
    title: 'Fabric',
    start: '2027-03-13T23:00',
    end: '2027-03-14T02:00',
    zone: 'Europe/London',
  },
  fee: { amount: 120_000, currency: 'GBP' },
} as const satisfies NewGig;
const gigWith = (more: Partial<NewGig> = {}): Gig => gigOfNew({ ...SAID, ...more }, nowhere, NOW);
const changed = (gig: Gig, patch: GigPatch): Gig => applyPatch(gig, patch, nowhere, LATER);

describe('a new gig', () => {
  it('is a lead of the night on which its doors open, with its instants', () => {
    expect(gigWith()).toMatchObject({
      ...{ ...SAID, version: 1, status: 'lead', statusAt: NOW, night: '2027-03-13', unpaid: 0 },
      ...{ startsAt: '2027-03-13T23:00:00.000Z', endsAt: '2027-03-14T02:00:00.000Z' },
    });
    expect(gigWith({ start: '2027-03-14T01:00', end: null }).night).toBe('2027-03-13');
  });

  it('may have a night alone', () => {
    expect(gigWith({ start: '2027-03-13', end: null })).toMatchObject({
      ...{ night: '2027-03-13', start: '2027-03-13', startsAt: null, end: null, endsAt: null },
    });
  });

  it('that is a hold has a place in the queue, and one that is agreed is owed', () => {
    expect(gigWith({ status: 'hold' }).hold).toEqual({ order: 1, until: null });
    expect(gigWith({ status: 'hold', hold: { order: 2, until: null } }).hold?.order).toBe(2);
    expect(gigWith({ status: 'confirmed' }).unpaid).toBe(120_000);
  });
});

describe('a patch', () => {
  it('changes what it names, one version later, and tells since when a status is', () => {
    const gig = gigWith();
    expect(changed(gig, { notes: 'Two floors' })).toEqual({
      ...{ ...gig, version: 2, notes: 'Two floors', updatedAt: LATER },
    });
    expect(changed(gig, { status: 'confirmed' })).toMatchObject({ statusAt: LATER, unpaid: 120_000 });
    expect(changed(gig, { status: 'lead' }).statusAt).toBe(NOW);
  });

  it('that moves the start moves the end along, by hours that pass', () => {
    expect(changed(gigWith(), { start: '2027-03-20T22:00' }).end).toBe('2027-03-21T01:00');
    // The clocks go forward at one: three hours later it is three.
    expect(changed(gigWith(), { start: '2027-03-27T22:30' })).toMatchObject({
      ...{ end: '2027-03-28T02:30', endsAt: '2027-03-28T01:30:00.000Z' },
    });
    expect(changed(gigWith(), { start: '2027-03-20T22:00', end: '2027-03-21T04:00' }).end).toBe(
      '2027-03-21T04:00',
    );
    expect(changed(gigWith(), { start: '2027-03-20' })).toMatchObject({ end: null, endsAt: null });
  });

  it.each([
    ['2027-03-20T23:00', '2027-03-21T05:00', '2027-03-27T23:00', '2027-03-28T05:00'],
    ['2026-10-24T23:00', '2026-10-25T05:00', '2026-10-31T23:00', '2026-11-01T05:00'],
    ['2027-03-20T23:00', '2027-03-21T05:00', '2027-03-27T23:00Z', '2027-03-28T05:00'],
    // The wall skips 01:30, or shows it twice.
    ['2027-03-21T01:30', '2027-03-21T02:15', '2027-03-28T01:30', '2027-03-28T03:15'],
    ['2026-10-18T01:30', '2026-10-18T01:45', '2026-10-25T01:30+00:00', '2026-10-25T01:45+00:00'],
    ['2026-10-25T01:30', '2026-10-25T04:00', '2026-10-25T01:30+00:00', '2026-10-25T05:00'],
  ])(
    'that moves a set by whole days leaves its end on the wall: %s to %s, at %s',
    (was, until, start, end) => {
      expect(changed(gigWith({ start: was, end: until }), { start }).end).toBe(end);
    },
  );

  it('of the zone leaves the times on the wall', () => {
    expect(changed(gigWith(), { zone: 'Asia/Tokyo' })).toMatchObject({
      ...{ start: SAID.start, end: SAID.end, startsAt: '2027-03-13T14:00:00.000Z' },
    });
  });

  it('of the zone leaves the hour that came twice on the wall, and goes by the other clocks', () => {
    const second = { start: '2026-10-25T01:30+00:00', end: '2026-10-25T04:00' };
    const late = { start: '2026-10-24T22:00', end: '2026-10-25T01:30+00:00' };
    const zone = 'America/New_York';
    expect(gigWith(second).start).toBe(second.start);
    expect(changed(gigWith(second), { zone })).toMatchObject({
      ...{ start: '2026-10-25T01:30', end: second.end, night: '2026-10-24' },
    });
    // Berlin sets its clocks back between the two: the end stays on the wall all the same.
    expect(changed(gigWith(second), { zone: 'Europe/Berlin' }).end).toBe(second.end);
    expect(changed(gigWith(late), { zone })).toMatchObject({ start: late.start, end: '2026-10-25T01:30' });
    const said = { zone, start: '2026-10-25T01:30+00:00' };
    expect(changed(gigWith(second), said).startsAt).toBe('2026-10-25T01:30:00.000Z');
    expect(changed(gigWith(late), { zone, end: late.end }).endsAt).toBe('2026-10-25T01:30:00.000Z');
  });

  it('of the venue bears what was looked up for it', () => {
    const venue = {
      ...{ id: 'ven_1', name: 'Fabric', city: 'London', country: 'GB' },
      ...{ latitude: null, longitude: null, travelMinutes: 30, setUp: null },
    };
    const gig = applyPatch(gigWith(), { venue: { id: 'ven_1' } }, { venue, client: null }, LATER);
    expect(gig.venue).toEqual(venue);
    expect(changed(gig, { notes: 'x' }).venue).toEqual(venue);
    expect(changed(gig, { venue: null }).venue).toBeNull();
  });
});

describe('the times of the night', () => {
  const item = (start: string, end: string | null = null) => ({
    ...{ id: 'a', kind: 'load-in' as const, label: '', start, end },
  });
  const timesOf = ({ schedule }: Gig) => schedule.map(({ start, end }) => [start, end]);
  const gig = gigWith({ schedule: [item('2027-03-13T21:00', '2027-03-13T22:00')] });

  it('go along to another night, where they are on the wall', () => {
    expect(timesOf(changed(gig, { start: '2027-06-05T14:00' }))).toEqual([
      ['2027-06-05T21:00', '2027-06-05T22:00'],
    ]);
    expect(timesOf(changed(gig, { start: '2027-03-20' }))).toEqual([
      ['2027-03-20T21:00', '2027-03-20T22:00'],
    ]);
    const skipped = gigWith({ schedule: [item('2027-03-14T01:30', '2027-03-14T02:15')] });
    expect(timesOf(changed(skipped, { start: '2027-03-27T23:00' }))).toEqual([['2027-03-28T02:30', null]]);
  });

  it('stay with a start of the same night, near it, or with which they are sent', () => {
    const late = { ...gig, night: '2027-03-13', start: '2027-03-14T05:30' };
    for (const kept of [
      changed(gig, { start: '2027-03-14T01:00' }),
      changed(late, { start: '2027-03-14T06:30' }),
      changed(gig, { start: '2027-03-20T23:00', schedule: gig.schedule }),
    ])
      expect(kept.schedule).toEqual(gig.schedule);
  });

  it('have an offset only where the wall shows them twice, and none of another zone', () => {
    const told = ['2026-10-24T22:00+01:00', '2026-10-25T01:30+01:00', '2026-10-25T01:30Z'];
    const twice = gigWith({
      schedule: [...told.map((start) => item(start)), item('2026-10-25T01:30', told[2])],
    });
    expect(timesOf(twice)).toEqual([
      ['2026-10-24T22:00', null],
      ['2026-10-25T01:30', null],
      ['2026-10-25T01:30+00:00', null],
      ['2026-10-25T01:30', '2026-10-25T01:30+00:00'],
    ]);
    expect(timesOf(changed(twice, { zone: 'America/New_York' })).slice(2)).toEqual([
      ['2026-10-25T01:30', null],
      ['2026-10-25T01:30', null],
    ]);
  });
});

describe('another currency of the fee', () => {
  const payments = [{ id: 'a', kind: 'deposit' as const, amount: 150_000, due: null, paidOn: null }];
  const deal = { kind: 'door' as const, percent: 70, costs: 500, steps: [] };
  const fee = { amount: 1, currency: 'JPY' as const };
  const reasons = (more: Partial<NewGig>, patch: GigPatch) =>
    changeProblems(gigWith(more), patch).map(({ path, reason }) => `${path}: ${reason}`);

  it('takes all sums with it', () => {
    expect(reasons({ payments }, { fee })).toEqual([
      'fee.currency: Send the payments with it: the sums are in GBP',
    ]);
    expect(reasons({ payments, deal }, { fee })).toEqual([
      'fee.currency: Send the payments and the deal with it: the sums are in GBP',
    ]);
    expect(reasons({ payments, deal }, { fee, payments })).toEqual([
      'fee.currency: Send the deal with it: the sums are in GBP',
    ]);
  });

  it('is fine with them, or without any', () => {
    expect(reasons({ payments, deal }, { fee, payments: [], deal })).toEqual([]);
    expect(reasons({ payments, deal }, { fee: { amount: 5, currency: 'GBP' } })).toEqual([]);
    expect(reasons({}, { fee })).toEqual([]);
    expect(reasons({ payments, fee: null }, { fee })).toEqual([]);
  });
});

describe('what does not go together', () => {
  const paths = (more: Partial<NewGig>) => problemsOf(gigWith(more)).map(({ path }) => path);
  const payments = [{ id: 'a', kind: 'deposit', amount: 1, due: null, paidOn: null }] as const;
  const item = (start: string, end: string | null) => ({
    ...{ id: 'a', kind: 'doors' as const, label: '' },
    ...{ start: `2027-03-13T${start}`, end: end && `2027-03-13T${end}` },
  });
  const lena = { contactId: 'con_lena', role: 'promoter' as const };

  it.each([
    ['an end without a start', { start: '2027-03-13' }, ['end']],
    ['an end before the start', { end: '2027-03-13T22:00' }, ['end']],
    ['a set of no length', { end: '2027-03-13T23:00' }, ['end']],
    ['a set of four days', { end: '2027-03-17T00:00' }, ['end']],
    ['sums without a currency', { fee: null, payments: [...payments] }, ['fee']],
    [
      'times of the night that end before they start, or as they do',
      {
        schedule: [
          item('20:00', null),
          item('20:00', '20:30'),
          item('20:00', '19:59'),
          item('20:00', '20:00'),
        ],
      },
      ['schedule.2.end', 'schedule.3.end'],
    ],
    ['one role of a contact twice', { contacts: [lena, lena, lena] }, ['contacts.1', 'contacts.2']],
  ] satisfies [string, Partial<NewGig>, string[]][])('%s', (_, more, refused) => {
    expect(paths(more)).toEqual(refused);
  });

  it('is nothing otherwise', () => {
    const contacts = [lena, { ...lena, role: 'payer' as const }, { ...lena, contactId: 'con_tom' }];
    const threeDays = { end: '2027-03-16T23:00' };
    for (const more of [
      ...[{}, { fee: null }, { end: null }, { payments: [...payments] }, { contacts }, threeDays],
    ])
      expect(paths(more)).toEqual([]);
  });
});
