import type { PageSize } from '#core/paper/paper.ts';
import type { Social } from '#core/profile.ts';

/** What colours the cover: the ground of the logo, the light page, or the accent. */
export const THEMES = {
  booth: 'Booth',
  paper: 'Paper',
  accent: 'Accent',
} as const;
export type ThemeId = keyof typeof THEMES;

/** What headings are set in: a narrow or a neutral face, or the one of the logo. */
export const HEADING_TYPES = {
  condensed: 'Condensed',
  neutral: 'Neutral',
  brand: 'As the logo',
} as const;
export type HeadingType = keyof typeof HEADING_TYPES;

export const PRONOUNS = { she: 'she', he: 'he', they: 'they' } as const;
export type Pronoun = keyof typeof PRONOUNS;

/** What a booker looks for in a set of photos. */
export const PHOTO_ROLES = { live: 'Live', portrait: 'Portrait', neutral: 'Neutral' } as const;
export type PhotoRole = keyof typeof PHOTO_ROLES;

export const CONTACT_ROLES = { booking: 'Booking', management: 'Management', press: 'Press' } as const;
export type ContactRole = keyof typeof CONTACT_ROLES;

/** The three bios that organisers ask for, and the most words of each. field: bio3, royal, overdrive */
export const BIO_LENGTHS = { short: 50, medium: 150, long: 600 } as const;
export type BioLength = keyof typeof BIO_LENGTHS;
export const BIO_LENGTH_IDS = Object.keys(BIO_LENGTHS) as BioLength[];

/** Pixels on the long side from which a photo can be printed in a programme. field: gatefolded, secretfreq */
export const PRINT_SIDE = 2000;

export const LONGEST = {
  title: 60,
  artistName: 60,
  tagline: 140,
  line: 80,
  text: 200,
  quote: 400,
  link: 400,
  /** Characters of each bio: more than its words need, so that one that is too long can be kept and cut. */
  bio: { short: 1200, medium: 3000, long: 10_000 },
} as const;

export const MOST = {
  genres: 8,
  languages: 6,
  figures: 4,
  facts: 12,
  proofs: 40,
  photos: 40,
  recordings: 12,
  highlights: 20,
  releases: 20,
  quotes: 8,
  dates: 30,
  riderLines: 12,
  contacts: 4,
} as const;

/** A number that a booker remembers: `31`, `gigs this season`. */
export interface Figure {
  value: string;
  label: string;
}

export interface Photo {
  /** Of the uploaded picture, as large as it is given away. */
  id: string;
  /** Of the same picture in the size of a screen, which documents and pages show; empty where it has none. */
  screenId: string;
  /** Of the same picture in the size of a phone, which web pages show there; empty where it has none. */
  phoneId: string;
  /** Pixels of the large one. */
  width: number;
  height: number;
  role: PhotoRole;
  /** What crops are made around: shares of width and height, 0 to 1. */
  focus: { x: number; y: number };
  /** What it shows, which those who do not see it are read. */
  shows: string;
  /** Who took it. */
  credit: string;
}

/** A mix, a track or a video, somewhere else. */
export interface Recording {
  link: string;
  title: string;
  /** Where and when, or how long. */
  note: string;
}

export interface Highlight {
  /** Of the calendar, or empty. */
  year: string;
  text: string;
}

export interface Release {
  year: string;
  title: string;
  label: string;
  link: string;
}

export interface Quote {
  text: string;
  source: string;
  link: string;
}

export interface KitDate {
  /** `YYYY-MM-DD` of the night. */
  date: string;
  venue: string;
  city: string;
}

/** One line of what the booth needs, and what will do instead. */
export interface RiderLine {
  what: string;
  need: string;
  or: string;
}

export interface Contact {
  role: ContactRole;
  name: string;
  email: string;
  phone: string;
}

/** What the artist says proves a claim of a bio that no fact of the kit proves. */
export interface Proof {
  claim: string;
  source: string;
}

/** All that a press kit says. Every text is as it is printed; what is empty is not shown. */
export interface PressKit {
  /** What the artist calls this one of their kits. */
  title: string;
  artistName: string;
  tagline: string;
  look: {
    theme: ThemeId;
    /** Whether it uses the account's logo, colours and typefaces. */
    usesBrandKit: boolean;
    type: HeadingType;
    size: PageSize;
  };
  city: string;
  travelsFrom: string;
  genres: string[];
  setLength: string;
  setUp: string;
  languages: string[];
  /** The year of the first gig, or empty. */
  since: string;
  pronoun: Pronoun;
  figures: Figure[];
  /** Sentences that the bio writer prints as they are. */
  facts: string[];
  bio: Record<BioLength, string>;
  proofs: Proof[];
  photos: Photo[];
  recordings: Recording[];
  highlights: Highlight[];
  releases: Release[];
  quotes: Quote[];
  dates: KitDate[];
  rider: RiderLine[];
  contacts: Contact[];
  /** Whole addresses. */
  socials: Partial<Record<Social, string>>;
}
