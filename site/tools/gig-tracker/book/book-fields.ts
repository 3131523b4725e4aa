import { listed } from '#core/count-words.ts';
import { BOOK_LONGEST, BOOK_RANGES } from '#core/gigs/book-limits.ts';
import { CLIENT_KINDS } from '#core/gigs/booking.ts';
import { durationWords, minutesOfText } from '#core/gigs/duration-words.ts';
import { CONTACT_ROLES, GIG_LONGEST } from '#core/gigs/gig.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import { numberOfText } from '#core/number-of-text.ts';
import { meantZone, timeZones } from '#site/lib/time-zones.ts';
import type { Book } from '../state/address.store.ts';
import { countryName, countryOfText } from './countries.ts';

type Kind =
  | 'line'
  | 'long'
  | 'email'
  | 'phone'
  | 'whole'
  | 'minutes'
  | 'degrees'
  | 'country'
  | 'zone'
  | 'clientKind'
  | 'role'
  | 'client'
  | 'venue';

/** A field of an entry: how it is typed, read and said. */
export interface BookField {
  name: string;
  label: string;
  kind: Kind;
  hint?: string;
  /** Characters of a text. */
  longest?: number;
  /** The least and the most of a number. */
  range?: readonly [least: number, most: number];
  unit?: string;
  /** It has a line of its own. */
  isWide?: true;
}

/** What was typed of a field: its value, or why it is none. */
export type FieldReading = { value: unknown } | { problem: string };

interface KindOfField {
  /** As it is typed. */
  text(value: never): string;
  read(typed: string, field: BookField): FieldReading;
  /** As it is said; the same as it is typed where it isn't told. */
  say?(value: never, field: BookField): string;
}

const words: KindOfField = { text: (value: string) => value, read: (typed) => ({ value: typed.trim() }) };
const choice = (names: Readonly<Record<string, string>>): KindOfField => ({
  ...words,
  say: (value: string) => names[value] ?? value,
});
const link: KindOfField = {
  ...words,
  read(typed) {
    if (typed.trim() === '') return { value: null };
    return isEntryId(typed) ? { value: typed } : { problem: 'Choose one from the list, or leave it empty' };
  },
};

/** Whether a link names an entry; else it is what somebody types to find one. */
export const isEntryId = (typed: string): boolean => /^(?:ven|cli)_\w{1,60}$/.test(typed);

const KINDS: Readonly<Record<Kind, KindOfField>> = {
  line: words,
  long: words,
  email: words,
  phone: words,
  clientKind: choice(CLIENT_KINDS),
  role: choice(CONTACT_ROLES),
  client: link,
  venue: link,
  whole: {
    text: String,
    read(typed, { range: [least, most] = [0, Number.MAX_SAFE_INTEGER] }) {
      if (typed.trim() === '') return { value: null };
      const value = numberOfText(typed, 0);
      const isIn = value !== null && value >= least && value <= most;
      return isIn ? { value } : { problem: `Write a whole number, ${most.toLocaleString('en')} at most` };
    },
    say: (value: number, { unit }) => [value.toLocaleString('en'), unit].filter(Boolean).join(' '),
  },
  minutes: {
    text: durationWords,
    read(typed, { range: [, most] = [0, 0] }) {
      if (typed.trim() === '') return { value: null };
      const value = minutesOfText(typed);
      if (value === null) return { problem: 'Write a time such as 1 h 30 or 90 min' };
      return value > most ? { problem: `${durationWords(most)} at most` } : { value };
    },
  },
  degrees: {
    text: String,
    read(typed, { range: [least, most] = [0, 0] }) {
      const text = typed.trim().replace(',', '.').replace('−', '-');
      if (text === '') return { value: null };
      const value = /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most
        ? { value }
        : { problem: `Write degrees from ${least} to ${most}` };
    },
  },
  country: {
    text: countryName,
    read(typed) {
      if (typed.trim() === '') return { value: '' };
      const value = countryOfText(typed);
      return value === null ? { problem: 'Choose a country from the list' } : { value };
    },
  },
  zone: {
    ...words,
    read(typed) {
      if (typed.trim() === '') return { value: null };
      const value = meantZone(typed, timeZones());
      return isZone(value) ? { value } : { problem: 'Choose a time zone from the list' };
    },
  },
};

/** A value as it is typed; empty where there is none. */
export const fieldText = (field: BookField, value: unknown): string =>
  value === null || value === undefined ? '' : KINDS[field.kind].text(value as never);

/** The value that was typed, or why it is none. */
export const readField = (field: BookField, typed: string): FieldReading =>
  KINDS[field.kind].read(typed, field);

/** A value as it is said; empty where there is none. */
export function fieldWords(field: BookField, value: unknown): string {
  const { say } = KINDS[field.kind];
  return say && value !== null && value !== '' ? say(value as never, field) : fieldText(field, value);
}

/** What fields are called within a sentence: `phone, address and tax ID`. */
export const labelsWords = (fields: readonly BookField[]): string =>
  listed(fields.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)));

const line = GIG_LONGEST.line;
const name: BookField = { name: 'name', label: 'Name', kind: 'line', longest: GIG_LONGEST.name };
const address: BookField = { name: 'address', label: 'Address', kind: 'line', longest: line, isWide: true };
const email: BookField = { name: 'email', label: 'Email', kind: 'email', longest: BOOK_LONGEST.email };
const phone: BookField = { name: 'phone', label: 'Phone', kind: 'phone', longest: BOOK_LONGEST.phone };
const notes: BookField = {
  ...{ name: 'notes', label: 'Notes', kind: 'long', isWide: true },
  longest: GIG_LONGEST.notes,
};

/** The fields of each part of the address book, in the order in which they are typed. */
export const BOOK_FIELDS: Readonly<Record<Book, readonly BookField[]>> = {
  venues: [
    name,
    { name: 'city', label: 'City', kind: 'line', longest: GIG_LONGEST.name },
    address,
    { name: 'country', label: 'Country', kind: 'country' },
    {
      ...{ name: 'zone', label: 'Time zone', kind: 'zone' },
      hint: "Leave it empty to use the city's time zone.",
    },
    { name: 'capacity', label: 'Capacity', kind: 'whole', range: BOOK_RANGES.capacity },
    {
      ...{ name: 'setUp', label: 'Set-up time', kind: 'minutes', range: BOOK_RANGES.setUp },
      hint: 'Before the set. Such as 45 min',
    },
    {
      ...{
        name: 'travelMinutes',
        label: 'Travel one way',
        kind: 'minutes',
        range: BOOK_RANGES.travelMinutes,
      },
      hint: 'Such as 6 h 40',
    },
    {
      name: 'kilometres',
      label: 'Kilometres one way',
      kind: 'whole',
      range: BOOK_RANGES.kilometres,
      unit: 'km',
    },
    {
      ...{ name: 'latitude', label: 'Latitude', kind: 'degrees', range: [-90, 90] },
      hint: 'Filled in from the city.',
    },
    {
      ...{ name: 'longitude', label: 'Longitude', kind: 'degrees', range: [-180, 180] },
      hint: 'Filled in from the city.',
    },
    {
      name: 'booth',
      label: 'Booth',
      kind: 'long',
      isWide: true,
      longest: BOOK_LONGEST.booth,
      hint: 'Decks, mixer, monitors.',
    },
    notes,
  ],
  clients: [
    name,
    { name: 'kind', label: 'Kind', kind: 'clientKind' },
    email,
    phone,
    address,
    { name: 'taxId', label: 'Tax ID', kind: 'line', longest: BOOK_LONGEST.taxId },
    notes,
  ],
  people: [
    name,
    { name: 'role', label: 'Role', kind: 'role' },
    email,
    phone,
    { name: 'clientId', label: 'Client', kind: 'client', hint: 'Who they work for.' },
    { name: 'venueId', label: 'Venue', kind: 'venue', hint: 'Where they work.' },
    notes,
  ],
};
