import type { Contact, Venue } from '#core/gigs/book-schema.ts';
import { daySheet, type SheetFrom } from '#core/gigs/day-sheet.ts';
import type { Gig, ScheduleItem } from '#core/gigs/gig.ts';
import { exampleGig, exampleVenue, TRACKER } from './gigs.ts';

const made = { version: 1, createdAt: '', updatedAt: '' };
/** Somebody of whom nothing is known but the name, and what is said. */
export const aContact = (id: string, told: Partial<Contact> = {}): Contact => ({
  ...{ id, name: id, role: 'other', email: '', phone: '', clientId: null, venueId: null, notes: '' },
  ...{ ...made, ...told },
});
/** What the address book says of the club in Gdańsk. */
export const zurawEntry = (told: Partial<Venue> = {}): Venue => ({
  ...exampleVenue('Club Żuraw', 'Gdańsk', { country: 'PL' }),
  ...{ address: '', zone: null, capacity: null, kilometres: null, booth: '', notes: '', ...made, ...told },
});
const time = (kind: ScheduleItem['kind'], start: string, end: string | null = null, label = '') => ({
  ...{ id: `${kind}${start}`.replaceAll(/\W/g, '').toLowerCase(), kind, label, start, end },
});
const EUR = (amount: number) => ({ amount: amount * 100, currency: 'EUR' });

export const KASIA = aContact('con_kasia', {
  name: 'Kasia Nowak',
  phone: '+48 58 300 10 20',
  email: 'kasia@zuraw.example',
});
export const TOMEK = aContact('con_tomek', { name: 'Tomek Zając', phone: '+48 600 100 200' });
/** A night in Gdańsk of which all is known. */
export const GDANSK = exampleGig('2026-12-06T01:00', {
  ...{ title: 'Club Żuraw', end: '2026-12-06T04:00', zone: 'Europe/Warsaw' },
  venue: exampleVenue('Club Żuraw', 'Gdańsk', { country: 'PL' }),
  travel: { minutes: 400, kilometres: null, by: 'train', from: 'Berlin Hbf', note: 'Seat 61' },
  schedule: [
    time('doors', '2026-12-06T00:00'),
    time('load-in', '2026-12-05T23:15', null, 'Side door'),
    time('sound-check', '2026-12-05T23:20', '2026-12-05T23:45'),
  ],
  contacts: [
    { contactId: KASIA.id, role: 'promoter' },
    { contactId: KASIA.id, role: 'payer' },
    { contactId: TOMEK.id, role: 'production' },
  ],
  fee: EUR(1350),
  payments: [
    { id: 'a', kind: 'deposit', amount: 67_500, due: '2026-11-06', paidOn: '2026-11-06' },
    { id: 'b', kind: 'balance', amount: 67_500, due: '2026-12-08', paidOn: null },
  ],
  tasks: [
    { id: 'a', text: 'Send the door list', due: '2026-12-03', doneOn: null },
    { id: 'b', text: 'Book the train', due: null, doneOn: '2026-11-14' },
  ],
  notes: 'The lower floor.',
});
export const VENUE = zurawEntry({
  address: 'ul. Długa 8, 80-831 Gdańsk',
  capacity: 1200,
  booth: '4 × CDJ-3000',
  notes: 'Ring “Biuro”.',
});

/** The day sheet of that night, with what is said otherwise. */
export const sheetOf = (told: Partial<Gig> = {}, more: Partial<SheetFrom> = {}) =>
  daySheet({
    ...{
      gig: { ...GDANSK, ...told },
      contacts: [KASIA, TOMEK],
      settings: TRACKER,
      homeZone: 'Europe/Berlin',
    },
    ...{ venue: { state: 'ready', venue: VENUE, contacts: [] }, today: '2026-11-28' },
    ...{ withMoney: true, withNotes: true, ...more },
  });
