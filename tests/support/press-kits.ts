import fc from 'fast-check';
import sharp from 'sharp';
import { PLAIN_BRANDING } from '#core/branding.ts';
import type { Image } from '#core/paper/blocks.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import {
  CONTACT_ROLES,
  type ContactRole,
  HEADING_TYPES,
  type HeadingType,
  PHOTO_ROLES,
  type PhotoRole,
  type PressKit,
  THEMES,
  type ThemeId,
} from '#core/tools/press-kit/kit.ts';
import { pressKitSchema } from '#core/tools/press-kit/kit-schema.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import { everythingIn, kitPapers } from '#core/tools/press-kit/paper/kit-paper.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';

/** A kit as its makers fill it in: a techno DJ from Berlin, everything invented. */
export const NOVA: PressKit = pressKitSchema.parse({
  artistName: 'DJ NOVA',
  tagline: 'Long sets that start slow. Three decks, no sync.',
  city: 'Berlin',
  travelsFrom: 'Berlin (BER or train)',
  genres: ['Techno', 'Hypnotic', 'Hard groove'],
  setLength: '2 to 6 hours',
  setUp: 'Three players, one mixer, USB',
  languages: ['German', 'English'],
  since: '2014',
  pronoun: 'she',
  figures: [
    { value: '31', label: 'gigs this season' },
    { value: '11', label: 'venues' },
    { value: '4×', label: 'Halle 14, Berlin' },
  ],
  facts: ['Resident at Halle 14 in Berlin since 2023.'],
  bio: {
    short: 'DJ NOVA plays techno and hard groove from Berlin. She has played since 2014.',
    medium:
      'DJ NOVA plays techno and hard groove from Berlin. Her sets run two to six hours on three players and one mixer.\n\nShe is resident at Halle 14 in Berlin, and plays 31 gigs this season in 11 venues.',
    long: `${'DJ NOVA plays techno and hard groove from Berlin. Her sets run two to six hours. '.repeat(9)}\n\nShe speaks German and English.`,
  },
  photos: [
    {
      id: 'med_live',
      width: 4000,
      height: 2250,
      role: 'live',
      shows: 'Live, Halle 14',
      credit: 'Jana Wirth',
    },
    { id: 'med_portrait', width: 3000, height: 4000, role: 'portrait', credit: 'Jana Wirth' },
    { id: 'med_neutral', width: 4800, height: 3200, role: 'neutral', shows: 'Neutral' },
  ],
  recordings: [
    { link: 'https://soundcloud.com/djnova/closing', title: 'Closing set, Halle 14', note: '2 h 05' },
    { link: 'https://www.mixcloud.com/djnova/nachtbus', title: 'Nachtbus Radio 212' },
    { link: 'https://youtu.be/dQw4w9WgXcQ', title: 'Live in Lyon' },
  ],
  highlights: [
    { year: '2026', text: 'Fourth evening at Halle 14, Berlin' },
    { year: '2025', text: 'First night at Club Żuraw, Gdańsk' },
    { text: 'Nuits Électriques, Lyon' },
  ],
  releases: [
    { year: '2024', title: 'Nachtbus EP', label: 'Kabelton', link: 'https://djnova.example/nachtbus' },
  ],
  quotes: [
    { text: 'Starts where other sets end.', source: 'Tiefgang Magazin, issue 41' },
    { text: 'Nobody left the floor.', source: 'Nachtbus Radio' },
  ],
  dates: [
    { date: '2026-11-28', venue: 'Club Żuraw', city: 'Gdańsk' },
    { date: '2026-12-12', venue: 'Nuits Électriques', city: 'Lyon' },
  ],
  rider: [
    { what: 'Players', need: '3 × CDJ-3000', or: 'CDJ-2000NXS2, linked' },
    { what: 'Monitors', need: '2, at ear level' },
  ],
  contacts: [{ name: 'Mara', email: 'booking@djnova.example', phone: '+49 30 5550 142' }],
  socials: { instagram: 'https://instagram.com/djnova' },
});

export const MADE_AT = new Date('2026-11-24T12:00:00Z');

/** A real JPEG. */
export async function jpeg(width = 60, height = 40): Promise<Image> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a32' } });
  return { bytes: new Uint8Array(await picture.jpeg().toBuffer()), width, height };
}

/** What the papers of a kit are made from, without a logo; every photo is the one given, in its own shape. */
export function partsOf(kit: PressKit, photo?: Image, more: Partial<KitParts> = {}): KitParts {
  const images = photo
    ? kit.photos.map(({ id, width, height }) => [id, { ...photo, width, height }] as const)
    : [];
  return {
    ...{ kit, look: lookOf(kit, PLAIN_BRANDING), logoOn: () => null, pageUrl: null, madeAt: MADE_AT },
    images: new Map(images),
    ...more,
  };
}

export function papersOf(parts: KitParts) {
  const files = readLogoFonts(neededFiles(everythingIn(parts)));
  return { ...kitPapers(parts, files), files };
}

const WORDS = [
  ...[
    'nova',
    'Nachtbus',
    'Łódź',
    'São Paulo',
    'of',
    'and',
    '303',
    'a-very-long-name-of-a-night-that-never-ends',
  ],
  ...['火曜日', '서울', 'ไทย', 'Київ', 'שלום', 'نور', 'नमस्ते', '🔥', '👩‍🚀', '&<script>', '“quoted”', 'Ω'],
];
const text = (longest: number, least = 0): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: least, maxLength: 40 })
    .map((words) => words.join(' ').slice(0, longest).toWellFormed().replaceAll('�', '').trim());
const filled = (longest: number): fc.Arbitrary<string> =>
  text(longest - 2, 1).map((words) => `n ${words}`.trim());
const list = <T>(each: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.array(each, { maxLength: most });
const year = fc.constantFrom('', '1999', '2026');
const oneOf = <Id extends string>(words: Readonly<Record<Id, string>>): fc.Arbitrary<Id> =>
  fc.constantFrom(...(Object.keys(words) as Id[]));
const link = fc.constantFrom(
  'https://soundcloud.com/a/b',
  'https://djnova.example/ü',
  'https://youtu.be/dQw4w9WgXcQ',
);

/** Any kit that the schema takes: long names, every script, empty parts, up to forty photos of any shape. */
export const anyKit: fc.Arbitrary<PressKit> = fc
  .record({
    artistName: filled(60),
    tagline: text(140),
    look: fc.record({
      theme: oneOf<ThemeId>(THEMES),
      type: oneOf<HeadingType>(HEADING_TYPES),
      size: fc.constantFrom('A4', 'Letter'),
    }),
    city: text(80),
    travelsFrom: text(80),
    genres: list(filled(30), 8),
    setLength: text(80),
    setUp: text(80),
    languages: list(filled(30), 6),
    figures: list(fc.record({ value: filled(12), label: filled(40) }), 4),
    bio: fc.record({
      short: text(1200),
      medium: text(3000),
      long: list(text(900), 12).map((all) => all.join('\n\n')),
    }),
    photos: list(
      fc.record({
        id: fc.integer({ min: 0, max: 1e9 }).map((id) => `med_${id}`),
        width: fc.integer({ min: 16, max: 8000 }),
        height: fc.integer({ min: 16, max: 8000 }),
        role: oneOf<PhotoRole>(PHOTO_ROLES),
        shows: text(200),
        credit: text(80),
      }),
      40,
    ),
    recordings: list(fc.record({ link, title: text(80), note: text(80) }), 12),
    highlights: list(fc.record({ year, text: filled(200) }), 20),
    releases: list(fc.record({ year, title: filled(80), label: text(80) }), 20),
    quotes: list(fc.record({ text: filled(400), source: text(80) }), 8),
    dates: list(
      fc.record({ date: fc.constantFrom('2026-11-28', '2026-01-09'), venue: filled(80), city: text(80) }),
      30,
    ),
    rider: list(fc.record({ what: filled(40), need: filled(80), or: text(80) }), 12),
    contacts: list(
      fc.record({
        role: oneOf<ContactRole>(CONTACT_ROLES),
        name: text(80),
        email: fc.constantFrom('', 'booking@djnova.example'),
        phone: fc.constantFrom('', '+49 30 5550 142'),
      }),
      4,
    ),
  })
  .map((kit) => pressKitSchema.parse(kit));
