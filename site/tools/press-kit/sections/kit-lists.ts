import { CONTACT_ROLES, type ContactRole, LONGEST, MOST, type PressKit } from '#core/tools/press-kit/kit.ts';
import type { ItemField, ListFacts } from '../../shell/document/DocumentList.tsx';

type ListKey = {
  [Key in keyof PressKit]: PressKit[Key] extends readonly (object | string)[] ? Key : never;
}[keyof PressKit];
export type KitListKey = Exclude<ListKey, 'photos' | 'proofs'>;
type Item<Key extends KitListKey> = PressKit[Key][number];

const YEAR: ItemField = {
  ...{ at: 'year', label: 'Year', placeholder: '2026', longest: 4 },
  ...{ inputMode: 'numeric', width: 'narrow' },
};

const LINK: Omit<ItemField, 'label'> = {
  ...{ at: 'link', placeholder: 'https://', type: 'url', longest: LONGEST.link, width: 'wide' },
};

/** Every list that a kit is made of, as it is filled in. */
export const KIT_LISTS: { readonly [Key in KitListKey]: ListFacts<Item<Key>> } = {
  genres: {
    ...{ noun: 'genre', add: 'Add a genre', most: MOST.genres, blank: '' },
    fields: [{ label: 'Genre', placeholder: 'Techno', longest: 30 }],
    empty: 'What you play, the one you are booked for first.',
  },
  languages: {
    ...{ noun: 'language', add: 'Add a language', most: MOST.languages, blank: '' },
    fields: [{ label: 'Language', placeholder: 'English', longest: 30 }],
    empty: 'What the crew can speak with you.',
  },
  figures: {
    ...{ noun: 'number', add: 'Add a number', most: MOST.figures, blank: { value: '', label: '' } },
    fields: [
      { at: 'value', label: 'Number', placeholder: '31', longest: 12, width: 'narrow' },
      { at: 'label', label: 'What it counts', placeholder: 'gigs this season', longest: 40 },
    ],
    empty: 'Up to four that a booker remembers. Only what you can prove.',
  },
  facts: {
    ...{ noun: 'fact', add: 'Add a fact', most: MOST.facts, blank: '' },
    fields: [
      { label: 'Fact', placeholder: 'Resident at Halle 14 in Berlin since 2023.', longest: LONGEST.text },
    ],
    empty: 'One sentence each, as you would have it printed. The bio writer uses these words.',
  },
  recordings: {
    ...{ noun: 'link', add: 'Add a link', most: MOST.recordings, blank: { link: '', title: '', note: '' } },
    fields: [
      {
        ...{ at: 'link', label: 'Link', placeholder: 'https://soundcloud.com/you/closing-set' },
        ...{ type: 'url', longest: LONGEST.link, width: 'wide' },
      },
      { at: 'title', label: 'Title', placeholder: 'Closing set, Halle 14', longest: LONGEST.line },
      { at: 'note', label: 'Where, when or how long', placeholder: '2 h 05', longest: LONGEST.line },
    ],
    empty: 'Three to five mixes, tracks or videos that start without a login. Paste a link to begin.',
  },
  highlights: {
    ...{ noun: 'highlight', add: 'Add a highlight', most: MOST.highlights, blank: { year: '', text: '' } },
    fields: [
      YEAR,
      { at: 'text', label: 'What it was', placeholder: 'First night at Club Żuraw', longest: LONGEST.text },
    ],
    empty: 'Rooms, residencies, support slots, radio: what a booker can look up.',
  },
  releases: {
    ...{ noun: 'release', add: 'Add a release', most: MOST.releases },
    blank: { year: '', title: '', label: '', link: '' },
    fields: [
      YEAR,
      { at: 'title', label: 'Title', placeholder: 'Nachtbus EP', longest: LONGEST.line },
      { at: 'label', label: 'Label', placeholder: 'Kabelton', longest: LONGEST.line },
      { ...LINK, label: 'Link' },
    ],
    empty: 'What you put out, with its label and where to hear it.',
  },
  quotes: {
    ...{ noun: 'quote', add: 'Add a quote', most: MOST.quotes, blank: { text: '', source: '', link: '' } },
    fields: [
      {
        ...{ at: 'text', label: 'What was said', placeholder: 'Starts where other sets end.' },
        ...{ longest: LONGEST.quote, rows: 2, width: 'wide' },
      },
      {
        at: 'source',
        label: 'Who said it',
        placeholder: 'Tiefgang Magazin, issue 41',
        longest: LONGEST.line,
      },
      { ...LINK, label: 'Where it was published' },
    ],
    empty: 'Two or three, word for word, each with who said it.',
  },
  dates: {
    ...{ noun: 'date', add: 'Add a date', most: MOST.dates, blank: { date: '', venue: '', city: '' } },
    fields: [
      { at: 'date', label: 'Night', type: 'date' },
      { at: 'venue', label: 'Venue', placeholder: 'Halle 14', longest: LONGEST.line },
      { at: 'city', label: 'City', placeholder: 'Berlin', longest: LONGEST.line },
    ],
    empty: 'Nights that are confirmed. Fees are never shown.',
  },
  rider: {
    ...{ noun: 'line', add: 'Add a line', most: MOST.riderLines, blank: { what: '', need: '', or: '' } },
    fields: [
      { at: 'what', label: 'What for', placeholder: 'Players', longest: 40 },
      {
        at: 'need',
        label: 'What you need',
        placeholder: '3 × CDJ-3000, linked',
        longest: LONGEST.line,
        width: 'wide',
      },
      { at: 'or', label: 'Also fine', placeholder: 'CDJ-2000NXS2', longest: LONGEST.line },
    ],
    empty: 'What the booth needs, and what is also fine.',
  },
  contacts: {
    ...{ noun: 'contact', add: 'Add a contact', most: MOST.contacts },
    blank: { role: 'booking', name: '', email: '', phone: '' },
    fields: [
      { at: 'name', label: 'Name', placeholder: 'Mara', longest: LONGEST.line },
      { at: 'email', label: 'E-mail', placeholder: 'booking@example.com', type: 'email', longest: 254 },
      { at: 'phone', label: 'Phone', placeholder: '+49 30 5550 142', type: 'tel', longest: 40 },
    ],
    empty: 'Who answers a booker. A direct e-mail address is worth more than a form.',
  },
};

/** Usual lines of a technical rider, the preferred model first. field: pingvi, gigcoms */
export const USUAL_RIDER: PressKit['rider'] = [
  { what: 'Players', need: '3 × CDJ-3000, linked by LAN, current firmware', or: 'CDJ-2000NXS2' },
  { what: 'Mixer', need: 'DJM-A9', or: 'DJM-900NXS2 or V10' },
  { what: 'Monitors', need: '2 stereo booth monitors at ear level, level at the mixer', or: '' },
  { what: 'Table', need: 'Stable, 90 to 105 cm high, cables taped', or: '' },
  { what: 'Power', need: '2 spare sockets within reach', or: '' },
];

export const CONTACT_ROLE_OPTIONS = (Object.keys(CONTACT_ROLES) as ContactRole[]).map((value) => ({
  value,
  label: CONTACT_ROLES[value],
}));
