import { BIO_LENGTHS, type BioLength, PRINT_SIDE, type PressKit } from './kit.ts';
import { SECTION_IDS, type SectionId } from './sections.ts';

/** From here on a kit can be sent. */
export const READY_SCORE = 80;

/** What is known of a kit beside what it says. */
export interface Evidence {
  /** Claims of its bios that nothing proves (`findClaims`). */
  unproven: readonly string[];
  /** Links that did not answer when they were looked at. */
  deadLinks: readonly string[];
  isFirstPerson: boolean;
  /** Words of each bio. */
  words: Readonly<Record<BioLength, number>>;
  hasLogo: boolean;
  /** Whether public gigs stand among its dates. */
  hasGigDates: boolean;
}

/** What a booker would miss, what it costs of the hundred points, and what to do. */
export interface Finding {
  id: string;
  section: SectionId;
  /** Points. */
  worth: number;
  /** What to do. */
  fix: string;
  /** What is wrong. */
  problem: string;
  /** A gap that a booker stumbles over, against one that is a pity. */
  isGrave: boolean;
}

export interface Lint {
  /** 0 to 100. */
  score: number;
  isReady: boolean;
  /** The dearest first. */
  findings: Finding[];
  /** Points that each section lacks. */
  missing: Record<SectionId, number>;
}

type Check = (
  kit: PressKit,
  evidence: Evidence,
) => (Omit<Finding, 'section' | 'isGrave'> | null | false | '')[];

const GRAVE = 6;

const MOST_BIO_WORDS = BIO_LENGTHS.medium;

/** A long side of so many pixels can be printed. field: gatefolded, secretfreq */
const isPrintable = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= PRINT_SIDE;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The points of all checks of all sections add up to a hundred; what cannot be looked at counts as missing. */
const CHECKS: Readonly<Record<SectionId, Check>> = {
  look: (_, { hasLogo }) => [
    !hasLogo && { id: 'no-logo', worth: 4, fix: 'Add your logo', problem: 'No logo' },
  ],
  facts: ({ city, genres, setLength, languages }) => [
    !city && { id: 'no-city', worth: 3, fix: 'Add your city', problem: 'No city' },
    genres.length === 0 && { id: 'no-genres', worth: 3, fix: 'Add your genres', problem: 'No genres' },
    !setLength && { id: 'no-set-length', worth: 2, fix: 'Add your set length', problem: 'No set length' },
    languages.length === 0 && {
      id: 'no-languages',
      worth: 2,
      fix: 'Add your languages',
      problem: 'No languages',
    },
  ],
  bio: ({ bio }, { words, unproven, isFirstPerson }) =>
    bio.medium
      ? [
          !bio.short && { id: 'no-short-bio', worth: 4, fix: 'Write the short bio', problem: 'No short bio' },
          (words.medium > MOST_BIO_WORDS ||
            words.short > BIO_LENGTHS.short ||
            words.long > BIO_LENGTHS.long) && {
            id: 'long-bio',
            worth: 2,
            fix:
              words.medium > MOST_BIO_WORDS
                ? `Cut the bio to ${MOST_BIO_WORDS} words`
                : 'Cut the bio to its length',
            problem: 'A bio is too long',
          },
          isFirstPerson && {
            id: 'first-person',
            worth: 2,
            fix: 'Write the bio in the third person',
            problem: 'A bio says “I”',
          },
          unproven.length > 0 && {
            id: 'unproven',
            worth: 4,
            fix: `Prove or drop ${counted(unproven.length, 'claim', 'claims')}`,
            problem: `${counted(unproven.length, 'claim has', 'claims have')} no proof`,
          },
        ]
      : [
          {
            id: 'no-bio',
            worth: 22,
            fix: `Write a bio of ${MOST_BIO_WORDS} words`,
            problem: bio.short || bio.long ? 'No medium bio' : 'Not written yet',
          },
        ],
  photos: ({ photos }) => {
    const live = photos.filter(({ role }) => role === 'live');
    return [
      !live.some(isPrintable) && {
        id: 'no-live-photo',
        worth: 12,
        fix: `Add a live photo over ${PRINT_SIDE.toLocaleString('en')} px`,
        problem: `No live photo over ${PRINT_SIDE.toLocaleString('en')} px`,
      },
      !photos.some(({ role }) => role === 'portrait') && {
        id: 'no-portrait',
        worth: 4,
        fix: 'Add a portrait',
        problem: 'No portrait',
      },
      photos.length < 2 && {
        id: 'one-photo',
        worth: 2,
        fix: 'Add a second photo',
        problem: 'Fewer than two photos',
      },
      (photos.length === 0 || photos.some(({ credit }) => !credit)) && {
        id: 'no-credit',
        worth: 4,
        fix: 'Credit every photo',
        problem: 'A photo has no credit',
      },
    ];
  },
  music: ({ recordings }, { deadLinks }) => {
    if (recordings.length === 0)
      return [
        {
          id: 'no-recording',
          worth: 16,
          fix: 'Add a mix that starts at once',
          problem: 'Nothing to hear yet',
        },
      ];
    const dead = recordings.filter(({ link }) => deadLinks.includes(link)).length;
    return [
      dead > 0 && {
        id: 'dead-link',
        worth: 8,
        fix: dead === 1 ? 'Replace the dead link' : `Replace ${dead} dead links`,
        problem: `${dead} of ${counted(recordings.length, 'link', 'links')} ${dead === 1 ? 'is' : 'are'} dead`,
      },
    ];
  },
  highlights: ({ highlights, releases }) => [
    highlights.length + releases.length < 3 && {
      id: 'few-highlights',
      worth: 6,
      fix: 'Add three highlights or releases',
      problem: `${highlights.length + releases.length} of 3`,
    },
  ],
  quotes: ({ quotes }) => {
    const sourced = quotes.filter(({ source }) => source).length;
    return [
      sourced < 1 && {
        id: 'no-quote',
        worth: 4,
        fix: 'Add a press quote with its source',
        problem: 'No press quote',
      },
      sourced < 2 && {
        id: 'one-quote',
        worth: 4,
        fix: 'Add a second press quote',
        problem: `${sourced} of 2, with its source`,
      },
    ];
  },
  dates: ({ dates }, { hasGigDates }) => [
    dates.length === 0 &&
      !hasGigDates && { id: 'no-dates', worth: 2, fix: 'Add your next dates', problem: 'No dates' },
  ],
  rider: ({ rider }) => [
    rider.length === 0 && {
      id: 'no-rider',
      worth: 4,
      fix: 'Add what the booth needs',
      problem: 'No technical rider',
    },
  ],
  contact: ({ contacts }) => [
    !contacts.some(({ email }) => email) && {
      id: 'no-email',
      worth: 6,
      fix: 'Add an e-mail address for bookings',
      problem: 'No direct e-mail address',
    },
  ],
};

/** Points of all checks together when nothing is there: what a full kit has more than an empty one. */
const TOTAL = 100;

/** What a booker would miss in a kit, and its score. field: kit linter with score */
export function lintKit(kit: PressKit, evidence: Evidence): Lint {
  const findings = SECTION_IDS.flatMap((section) =>
    CHECKS[section](kit, evidence).flatMap((finding) =>
      finding ? [{ ...finding, section, isGrave: finding.worth >= GRAVE }] : [],
    ),
  );
  const lacking = (of: readonly Finding[]): number => of.reduce((sum, { worth }) => sum + worth, 0);
  const score = TOTAL - lacking(findings);
  return {
    score,
    isReady: score >= READY_SCORE,
    findings: findings.toSorted((one, other) => other.worth - one.worth),
    missing: Object.fromEntries(
      SECTION_IDS.map((id) => [id, lacking(findings.filter(({ section }) => section === id))]),
    ) as Record<SectionId, number>,
  };
}
