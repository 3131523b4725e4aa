import { asciiSlug } from './ascii-slug.ts';
import type { PressKit } from './tools/press-kit/kit.ts';

export type { BookingRequest, BookingWish, GigDate, PressKitPage } from './press-kit-page-schema.ts';

/** Shortest and longest end of an address, in characters. */
export const SLUG_LENGTH = { min: 2, max: 40 } as const;

/** Former addresses of a page that still lead to it. */
export const FORMER_SLUGS = 10;

export const pressKitPath = (slug: string): string => `/epk/${slug}`;
export const pageFilePath = (slug: string, name: string): string => `${pressKitPath(slug)}/files/${name}`;
export const pagePicturePath = (slug: string, id: string): string => `${pressKitPath(slug)}/pictures/${id}`;

/** The script of every page. */
export const PAGE_SCRIPT = '/epk.js';

/** What is packed when somebody asks for it. */
export const PAGE_ZIPS = { all: 'everything.zip', photos: 'photos.zip', logos: 'logos.zip' } as const;

/** The address that a kit begins with: `dj-nova`; none where its name has no letters a to z. */
export function slugFor({ artistName }: Pick<PressKit, 'artistName'>): string {
  const slug = asciiSlug(artistName, '');
  return slug.length === 1 ? `dj-${slug}` : slug;
}

/** Addresses beside one that is taken: `dj-nova-music`, `dj-nova-2` … */
export function slugsLike(slug: string): string[] {
  const ends = ['music', ...Array.from({ length: 19 }, (_, at) => String(at + 2))];
  return ends.map((end) => {
    const stem = slug.slice(0, SLUG_LENGTH.max - end.length - 1).replace(/-+$/, '');
    return `${stem}-${end}`;
  });
}

/** The parts of a page whose reading is counted, in the order of the page, and what the artist reads of them. */
export const PAGE_PARTS = {
  bio: 'Bio',
  listen: 'Listen',
  dates: 'Dates',
  book: 'Booking form',
  facts: 'Facts',
  highlights: 'Highlights',
  releases: 'Releases',
  rider: 'Rider',
  press: 'Press',
  photos: 'Photos',
  downloads: 'Downloads',
} as const;
export type PagePart = keyof typeof PAGE_PARTS;
export const PAGE_PART_IDS = Object.keys(PAGE_PARTS) as [PagePart, ...PagePart[]];

/** How often a page was opened: counted beside its parts. */
export const OPENED = 'opened';

/** Days that reads are shown of, and kept. */
export const READ_DAYS = 14;
export const READS_KEPT_DAYS = 90;

/** What can be said of a wished night, in characters. */
export const BOOKING_LENGTH = { place: 120, message: 2000 } as const;
/** Requests that one account takes in a day, and how many of them come by mail; a notice to an address that nobody confirmed is rarer. */
export const BOOKINGS_A_DAY = { kept: 200, mailed: 30, noticed: 3 } as const;
/** Days that a request is kept. */
export const BOOKINGS_KEPT_DAYS = 365;
/** The latest requests, as the artist is shown them. */
export const BOOKINGS_SHOWN = 20;

export const bookingAddress = (slug: string): string => `/api/press-kit-pages/${slug}/bookings`;
export const readsAddress = (slug: string): string => `/api/press-kit-pages/${slug}/reads`;
