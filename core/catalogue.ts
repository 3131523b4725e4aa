import type { LibraryType } from './library.ts';

interface Entry {
  id: string;
  name: string;
  path: `/${string}`;
  /** Credits a use; null is free. */
  cost: number | null;
  /** Its part of the menu. */
  group: 'ai' | 'business';
  /** Its kind of item in the library; two tools make none. */
  makes: LibraryType | null;
  /** What its tile says while it has made nothing yet. */
  waiting: string;
  /** Where it can be used today; null as long as it is not open. */
  opens: `/${string}` | null;
}

/** The six tools of the product. spec §1 */
export const CATALOGUE = [
  {
    id: 'logo-generator',
    name: 'Logo Creator',
    path: '/logo-generator',
    cost: 2,
    group: 'ai',
    makes: 'logo',
    waiting: 'Your name, twelve ways',
    opens: '/logo-generator',
  },
  {
    id: 'voice-tag',
    name: 'Voice Drop Generator',
    path: '/voice-drops',
    cost: 4,
    group: 'ai',
    makes: 'voice-tag',
    waiting: 'A sentence, spoken and mastered',
    opens: '/voice-drops',
  },
  {
    id: 'press-kit',
    name: 'Press Kit Builder',
    path: '/press-kit',
    cost: 3,
    group: 'ai',
    makes: 'press-kit',
    waiting: 'One page a booker can read',
    opens: null,
  },
  {
    id: 'contract-generator',
    name: 'Contract Generator',
    path: '/contract-generator',
    cost: 3,
    group: 'business',
    makes: 'contract',
    waiting: 'Fee, deposit and rider on paper',
    opens: null,
  },
  {
    id: 'dj-assistant',
    name: 'DJ Assistant',
    path: '/dj-assistant',
    cost: 1,
    group: 'business',
    makes: null,
    waiting: 'Ask Cue about fees and promoters',
    opens: '/dashboard',
  },
  {
    id: 'gig-tracker',
    name: 'Gig Tracker',
    path: '/gig-tracker',
    cost: null,
    group: 'business',
    makes: null,
    waiting: 'Dates, money and who owes it',
    opens: null,
  },
] as const satisfies readonly Entry[];

export type CatalogueId = (typeof CATALOGUE)[number]['id'];

/** Credits a use of each tool. spec §9 */
export const TOOL_COSTS = Object.fromEntries(CATALOGUE.map(({ id, cost }) => [id, cost])) as {
  [Entry in (typeof CATALOGUE)[number] as Entry['id']]: Entry['cost'];
};
