import { currenciesIn } from '../amounts-in-text.ts';
import { listed } from '../count-words.ts';
import { dateWords, longDayWords, shortDayWords } from '../day-words.ts';
import { moneyWords } from '../money.ts';
import type { Contact, Venue } from './book-schema.ts';
import { type SheetNight, sheetNight } from './day-sheet-night.ts';
import { dealWords } from './deal-words.ts';
import { CONTACT_ROLES, type ContactRole, type Gig, PAYMENT_KINDS } from './gig.ts';
import { GIG_STATUSES, isBooked, isOff } from './gig-status.ts';
import { holdWords } from './holds.ts';
import { moneySoFar } from './money-so-far.ts';
import { peopleOf, rolesWords } from './people.ts';
import { mapLink } from './reach-links.ts';
import { tasksInOrder } from './tasks.ts';
import type { Tracker } from './tracker-settings.ts';

/** What the address book says of the venue of a gig, once it is told. */
export type VenueTold =
  | { state: 'waiting' | 'failed' }
  | { state: 'ready'; venue: Venue; contacts: readonly Contact[] };

/** What a day sheet is made of. */
export interface SheetFrom {
  gig: Gig;
  /** Those that the gig names. */
  contacts: readonly Contact[];
  venue: VenueTold;
  settings: Tracker;
  homeZone: string;
  /** ISO, by which it is told what is due. */
  today: string;
  /** Whether sums are on it, and whether notes and tasks are. */
  withMoney: boolean;
  withNotes: boolean;
}

type Fact = readonly [name: string, text: string];

export interface SheetPerson {
  id: string;
  name: string;
  /** Empty where nobody said. */
  roles: string;
  phone: string;
  email: string;
}

/** The one page of a gig that is in the hand on its day. */
export interface DaySheet {
  title: string;
  /** Why one shouldn't go there: `HOLD`, with what that means. Null where it is agreed. */
  warning: { word: string; text: string } | null;
  /** `Saturday 5 December 2026` */
  night: string;
  times: SheetNight;
  place: {
    name: string;
    /** Null where it isn't known, or not told. */
    address: string | null;
    /** What is said in its place. */
    noAddress: string;
    map: string | null;
    facts: readonly Fact[];
  };
  people: readonly SheetPerson[];
  hasPhone: boolean;
  /** Empty where money is left off, or nobody spoke of it. */
  money: readonly Fact[];
  tasks: readonly { id: string; text: string; due: string }[];
  notes: readonly Fact[];
  /** Money is left off, and yet something that was written by hand names a sum. */
  namesSums: boolean;
}

/** What is said where something isn't known without which a night fails. */
export const NOT_KNOWN = 'not known yet';

export function daySheet(from: SheetFrom): DaySheet {
  const { gig, withMoney, withNotes } = from;
  const people = peopleOn(from);
  const tasks = withNotes ? openTasks(gig) : [];
  const sheet = {
    title: gig.title,
    warning: warningOf(gig, from.today),
    night: longDayWords(gig.night),
    times: sheetNight(gig, from.settings, from.homeZone),
    place: placeOf(from),
    people,
    hasPhone: people.some(({ phone }) => phone !== ''),
    money: withMoney ? moneyOf(from) : [],
    tasks,
    notes: withNotes ? notesOf(from) : [],
  };
  const { times, place, notes } = sheet;
  return {
    ...sheet,
    namesSums: !withMoney && currenciesIn(JSON.stringify([times, place, tasks, notes])).length > 0,
  };
}

function warningOf({ status, hold, deletedAt }: Gig, today: string): DaySheet['warning'] {
  if (deletedAt !== null) return { word: 'DELETED', text: 'This gig is in the trash.' };
  if (isBooked(status)) return null;
  const word = GIG_STATUSES[status].toUpperCase();
  if (isOff(status)) return { word, text: "This gig isn't on." };
  if (status === 'hold' && hold) return { word, text: `Not confirmed. ${holdWords(hold, today)}.` };
  return { word, text: 'Not confirmed.' };
}

function placeOf({ gig, venue: told }: SheetFrom): DaySheet['place'] {
  const entry = told.state === 'ready' ? told.venue : null;
  const { name, city, country } = entry ?? gig.venue ?? { name: '', city: '', country: '' };
  const street = entry?.address ?? '';
  const hasCity = street.toLowerCase().includes(city.toLowerCase());
  const address = [street, hasCity ? '' : city].filter(Boolean).join(', ');
  const noAddress = { waiting: 'is loading…', failed: "couldn't be loaded", ready: NOT_KNOWN } as const;
  return {
    name,
    address: street === '' ? null : address,
    noAddress: gig.venue ? noAddress[told.state] : NOT_KNOWN,
    // By its words: where coordinates are known, they may be those of the city.
    map: name ? mapLink([street ? '' : name, address || city, country]) : null,
    facts: [
      ...(city && street === '' ? [['City', city] as const] : []),
      ...(entry?.capacity ? [['Capacity', entry.capacity.toLocaleString('en')] as const] : []),
      ...(entry?.booth ? [['Booth', entry.booth] as const] : []),
    ],
  };
}

/** Who is asked first on the night comes first. */
const ORDER: readonly ContactRole[] = [
  'production',
  'promoter',
  'advancing',
  'hospitality',
  'payer',
  'signer',
  'agent',
];

/** The people of a gig by what they do, then those of the venue. */
function peopleOn({ gig, contacts, venue }: SheetFrom): SheetPerson[] {
  const placeIn = (roles: readonly ContactRole[]): number =>
    Math.min(...roles.map((role) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length)));
  const named = peopleOf(gig, contacts).toSorted((one, other) => placeIn(one.roles) - placeIn(other.roles));
  const ids = new Set(named.map(({ contact }) => contact.id));
  const others = venue.state === 'ready' ? venue.contacts.filter(({ id }) => !ids.has(id)) : [];
  const person = ({ id, name, phone, email }: Contact, roles: string): SheetPerson => ({
    ...{ id, name, phone, email, roles },
  });
  return [
    ...named.map(({ contact, roles }) =>
      person(contact, rolesWords(roles.filter((role) => role !== 'other'))),
    ),
    ...others.map((contact) =>
      person(
        contact,
        contact.role === 'other' ? 'At the venue' : `${CONTACT_ROLES[contact.role]}, at the venue`,
      ),
    ),
    ...(gig.client ? [{ id: 'client', name: gig.client.name, roles: 'Client', phone: '', email: '' }] : []),
  ];
}

/** What was agreed, what came of it, what is still to come, and from whom. Days are dated: paper is read on another day. */
function moneyOf({ gig, contacts, today }: SheetFrom): Fact[] {
  const { fee, status, payments } = gig;
  if (fee === null) return [['Deal', dealWords(gig)] as const].filter(([, text]) => text !== '');
  const money = (amount: number): string => moneyWords({ amount, currency: fee.currency });
  const { whole, paid } = moneySoFar(gig, today);
  const open = payments.filter(
    ({ kind, amount, paidOn }) =>
      amount > 0 && paidOn === null && status !== 'paid' && (kind === 'cancellation') === isOff(status),
  );
  const rest = whole - paid - open.reduce((sum, { amount }) => sum + amount, 0);
  const payers = peopleOf(gig, contacts).filter(({ roles }) => roles.includes('payer'));
  const payer = listed(payers.map(({ contact }) => contact.name)) || (gig.client?.name ?? '');
  const facts: Fact[] = [
    ['Deal', dealWords(gig)],
    ['Paid', paid === 0 ? '' : paid >= whole ? `All ${money(paid)}` : `${money(paid)} of ${money(whole)}`],
    ...open.map(({ kind, amount, due }): Fact => [PAYMENT_KINDS[kind], `${money(amount)}, ${dueWords(due)}`]),
    ['To come', rest > 0 ? `${money(rest)}, ${dueWords(null)}` : ''],
    ['Who pays', whole > paid ? payer : ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

const dueWords = (due: string | null): string => (due ? `due ${dateWords(due)}` : 'no due date');

const openTasks = ({ tasks }: Gig): { id: string; text: string; due: string }[] =>
  tasksInOrder(tasks)
    .filter(({ doneOn }) => doneOn === null)
    .map(({ id, text, due }) => ({ id, text, due: due ? shortDayWords(due) : '' }));

function notesOf({ gig, venue }: SheetFrom): Fact[] {
  const facts: Fact[] = [
    ['This gig', gig.notes],
    ['The venue', venue.state === 'ready' ? venue.venue.notes : ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** What the sheet is called as a file: `Fabric 2026-12-05 day sheet`. */
export const sheetName = ({ title, night }: Pick<Gig, 'title' | 'night'>): string =>
  `${title} ${night} day sheet`;
