import type { GigDetails } from './gig-details-schema.ts';

export type { GigContact, GigDetails, GigPayment, GigTask, ScheduleItem } from './gig-details-schema.ts';
export type { Gig, GigFile, GigPatch, NewGig, TimelineEntry } from './gig-schema.ts';

/** What a time of the night is for, and the lane of the night that it is drawn in. */
export const SCHEDULE_KINDS = {
  travel: { label: 'Travel', lane: 'travel' },
  'load-in': { label: 'Load-in', lane: 'venue' },
  'sound-check': { label: 'Sound check', lane: 'venue' },
  doors: { label: 'Doors', lane: 'venue' },
  act: { label: 'Other act', lane: 'stage' },
  'load-out': { label: 'Load-out', lane: 'venue' },
  rest: { label: 'Rest', lane: 'rest' },
  other: { label: 'Other', lane: 'venue' },
} as const;

/** What somebody does at a gig. */
export const CONTACT_ROLES = {
  promoter: 'Promoter',
  signer: 'Signs',
  payer: 'Pays',
  advancing: 'Advancing',
  production: 'Production',
  hospitality: 'Hospitality',
  agent: 'Agent',
  other: 'Other',
} as const;
export type ContactRole = keyof typeof CONTACT_ROLES;

export const PAYMENT_KINDS = {
  deposit: 'Deposit',
  balance: 'Balance',
  extra: 'Extra',
  cancellation: 'Cancellation fee',
} as const;

export const TRAVEL_BY = {
  car: 'Car',
  train: 'Train',
  plane: 'Plane',
  bus: 'Bus',
  ferry: 'Ferry',
  foot: 'On foot',
} as const;

export const RIDER_RESULTS = { yes: 'Met', partly: 'Partly met', no: 'Not met' } as const;

export const CALLED_OFF_BY = { client: 'The client', me: 'You', nobody: 'Nobody' } as const;

/** What an entry of the timeline of a gig is about. */
export const TIMELINE_KINDS = [
  'made',
  'status',
  'date',
  'place',
  'people',
  'fee',
  'payment',
  'task',
  'file',
  'contract',
  'trash',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const GIG_LONGEST = { title: 120, name: 120, line: 160, task: 200, notes: 10_000, words: 80 } as const;

export const GIG_MOST = {
  payments: 12,
  schedule: 40,
  contacts: 16,
  tasks: 60,
  files: 30,
  bonusSteps: 6,
  /** Before a gig, or after it, that its radius clause counts. */
  radiusDays: 365,
  /** Changed by one call, or made of one gig. */
  atOnce: 100,
  repeats: 60,
  /** Of an account; gigs with those in the trash. */
  gigs: 20_000,
  venues: 5000,
  clients: 5000,
  contactBook: 10_000,
} as const;

/** Of one file that is kept with a gig. */
export const MAX_GIG_FILE_BYTES = 10 * 1024 * 1024;

/** Days in which a deleted gig can be taken back. */
export const TRASH_DAYS = 30;

/** Minutes between getting to a venue and the set, and between the set and leaving, where nobody said. */
export const USUAL = { setUp: 60, packDown: 30, sleepHours: 6 } as const;

/** What nobody has said of a gig yet. */
export const EMPTY_DETAILS: GigDetails = {
  type: null,
  hold: null,
  deal: { kind: 'flat', percent: 0, costs: 0, steps: [] },
  payments: [],
  travel: { minutes: null, kilometres: null, by: null, from: '', note: '' },
  setUp: null,
  packDown: null,
  schedule: [],
  radius: null,
  contacts: [],
  contract: null,
  isPublic: false,
  tasks: [],
  notes: '',
  outcome: { rider: null, calledOffBy: null },
};
