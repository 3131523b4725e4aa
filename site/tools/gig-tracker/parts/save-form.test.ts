import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { GigServer } from '../../../../tests/support/gig-writers.ts';
import { aGig, exampleVenue } from '../../../../tests/support/gigs.ts';
import { forgetGigs, takeIn } from '../state/gigs.store.ts';
import { $conflicts } from '../state/save-gig.ts';
import { saveForm } from './save-form.ts';

const FEE = { amount: 60_000, currency: 'EUR' } as const;
const DEPOSIT = { id: 'a1', kind: 'deposit', amount: 20_000, due: '2027-02-01', paidOn: null } as const;
const OPENED: Gig = aGig({ fee: FEE, payments: [DEPOSIT] });
const { id } = OPENED;

let server: GigServer;
let sent: GigPatch[];
beforeEach(() => {
  sent = [];
  server = new GigServer(OPENED);
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const version = Number(/\d+/.exec(new Headers(headers).get('if-match') ?? '')?.[0]);
    const patch = JSON.parse(String(body)) as GigPatch;
    sent.push(patch);
    server.patch(version, patch);
    return Response.json({ gig: server.stored });
  });
  takeIn([OPENED]);
});
afterEach(() => {
  forgetGigs();
  vi.unstubAllGlobals();
});

/** What another window saved while the form was open, and this one has heard of. */
function elsewhere(patch: GigPatch): void {
  server.patch(server.stored.version, patch);
  takeIn([server.stored]);
}

it('what a form sends unchanged leaves what is newer as it is', async () => {
  elsewhere({ fee: { ...FEE, amount: 90_000 }, travel: { ...OPENED.travel, note: 'Seat 61' } });
  await saveForm(OPENED, { fee: FEE, deal: OPENED.deal, travel: { ...OPENED.travel, by: 'car' } });
  expect(server.stored.fee?.amount).toBe(90_000);
  expect(server.stored.travel).toMatchObject({ by: 'car', note: 'Seat 61' });
});

it('an item that was added elsewhere stays beside the one that the form changed', async () => {
  const extra = { ...DEPOSIT, id: 'b2', kind: 'extra' as const };
  elsewhere({ payments: [{ ...DEPOSIT, paidOn: '2027-01-30' }, extra] });
  await saveForm(OPENED, { payments: [{ ...DEPOSIT, due: '2027-02-15' }] });
  expect(server.stored.payments).toEqual([{ ...DEPOSIT, due: '2027-02-15', paidOn: '2027-01-30' }, extra]);
});

it('what both changed is for somebody to choose', async () => {
  elsewhere({ title: 'Halle 14' });
  await saveForm(OPENED, { title: 'Club night, room 2' });
  expect($conflicts.get()[id]).toMatchObject([
    { mine: { title: 'Club night, room 2' }, stored: { title: 'Halle 14' } },
  ]);
  expect(server.stored.title).toBe('Halle 14');
});

it('a venue that the form names by its id goes along with what is newer', async () => {
  elsewhere({ notes: 'Newer' });
  const venue = exampleVenue('Halle 14', 'Leipzig');
  await saveForm(OPENED, { venue: { id: venue.id } }, { venue });
  expect(sent).toEqual([{ venue: { id: venue.id } }]);
  expect(server.stored.notes).toBe('Newer');
});
