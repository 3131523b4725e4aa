import { describe, expect, it } from 'vitest';
import { applyPatch, gigOfNew, problemsOf } from './apply-patch.ts';
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
    expect(changed(gigWith(), { start: '2027-03-27T23:00' })).toMatchObject({
      ...{ end: '2027-03-28T03:00', endsAt: '2027-03-28T02:00:00.000Z' },
    });
    expect(changed(gigWith(), { start: '2027-03-20T22:00', end: '2027-03-21T04:00' }).end).toBe(
      '2027-03-21T04:00',
    );
    expect(changed(gigWith(), { start: '2027-03-20' })).toMatchObject({ end: null, endsAt: null });
  });

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
