import type { ClientKind, EventType, Unit } from '#core/gigs/booking.ts';
import type { Tier } from '#core/gigs/cancellation.ts';
import type { Deal } from '#core/gigs/deal.ts';
import type { Payment } from '#core/gigs/payment-schedule.ts';
import type { PageSize } from '#core/paper/paper.ts';
import type { ClauseId } from './clauses/clause-ids.ts';
import type { JurisdictionId } from './jurisdictions.ts';

export const SETTINGS = { indoor: 'Indoor', covered: 'Outdoor, under a roof', outdoor: 'Outdoor' } as const;
export type Setting = keyof typeof SETTINGS;

/** What a payment that comes late costs. */
export const LATE_FEES = {
  none: 'Nothing',
  fixed: 'A fixed sum, once',
  statutory: 'Interest as the law sets it',
} as const;
export type LateFeeKind = keyof typeof LATE_FEES;

export const VAT_KINDS = {
  none: 'No VAT is charged',
  included: 'VAT is included in the fee',
  added: 'VAT is added to the fee',
  reverse: 'Reverse charge',
} as const;
export type VatKind = keyof typeof VAT_KINDS;

export const OVERTIMES = {
  sum: 'A sum for each part begun',
  multiple: 'The rate of the set, times',
  none: 'Not priced',
} as const;
export type OvertimeKind = keyof typeof OVERTIMES;

export const TRAVELS = {
  client: 'The client books and pays',
  buyout: 'The client pays a sum',
  artist: 'In the fee',
} as const;
export type TravelKind = keyof typeof TRAVELS;

/** What of the set may be recorded or streamed. */
export const RECORDINGS = {
  none: 'Nothing without written consent',
  clips: 'Clips of up to 60 seconds',
  all: 'All of it, and the artist gets a copy',
} as const;
export type RecordingKind = keyof typeof RECORDINGS;

/** Where the deposit goes if it is nobody's fault. */
export const FORCE_MAJEURES = { returns: 'It is paid back', moves: 'It moves to a new date' } as const;
export type ForceMajeureKind = keyof typeof FORCE_MAJEURES;

export const DISPUTES = {
  talks: 'Talks, then the courts',
  mediation: 'Mediation, then the courts',
  courts: 'The courts',
} as const;
export type DisputeKind = keyof typeof DISPUTES;

export const LONGEST = {
  title: 60,
  name: 120,
  line: 80,
  address: 160,
  reference: 40,
  /** Of a paragraph of a clause. */
  paragraph: 1500,
  ownClause: 4000,
} as const;

export const MOST = {
  nights: 60,
  tiers: 6,
  bonusSteps: 6,
  riderLines: 16,
  hospitalityLines: 12,
  paragraphs: 12,
  ownClauses: 12,
} as const;

/** One side of a contract. What is empty is left to be filled in by hand. */
export interface Party {
  /** As the law knows it. */
  name: string;
  address: string;
  /** VAT, company or tax number. */
  taxId: string;
  email: string;
  phone: string;
  /** Who signs, where that is not the party itself. */
  signer: string;
  /** In what role they sign: `Director`. */
  signerRole: string;
}

/** Times of the night on the wall at the venue: `22:00`, or empty. */
export interface ShowTimes {
  loadIn: string;
  soundCheck: string;
  start: string;
  end: string;
  /** The set starts after midnight, on the calendar day after the night. */
  isAfterMidnight: boolean;
  /** Minutes by which the client may move the set on the night. */
  mayShift: number;
}

/** One line of what the booth needs, and what will do instead. */
export interface RiderLine {
  what: string;
  need: string;
  or: string;
}

/** A clause that its user wrote. Each line of its text is a paragraph with a number. */
export interface OwnClause {
  title: string;
  text: string;
}

/** All that a contract says. Sums are in minor units of its currency. */
export interface Contract {
  /** What the artist calls this one of their contracts. */
  title: string;
  /** What it is referred to by on paper: `NOV-2026-031`, or empty. */
  reference: string;
  event: EventType;
  look: { usesBrandKit: boolean; size: PageSize };
  artist: Party & { stageName: string };
  client: Party & { kind: ClientKind; isSignerLiable: boolean };
  show: {
    name: string;
    venue: string;
    address: string;
    /** 0 where nobody knows. */
    guests: number;
    setting: Setting;
    style: string;
  };
  /** ISO days, earliest first. A night is called by the day on which its doors open. */
  nights: string[];
  /** IANA time zone of the venue; empty where it was not said. */
  zone: string;
  times: ShowTimes;
  /** ISO 4217. */
  currency: string;
  /** For each night. */
  deal: Deal;
  deposit: Payment;
  balance: Payment;
  lateFee: { kind: LateFeeKind; amount: number };
  vat: VatKind;
  overtime: {
    kind: OvertimeKind;
    amount: number;
    /** Of the rate of the set, two decimals at most. */
    times: number;
    /** Minutes of the part that is begun. */
    step: 30 | 60;
  };
  /** What the client owes who cancels so many days before a night. */
  tiers: Tier[];
  /** Days in which everything goes back if the artist cancels. */
  refundDays: number;
  /** Days before the night by which the client has to ask for another one. */
  postponementDays: number;
  forceMajeure: ForceMajeureKind;
  rider: RiderLine[];
  sockets: number;
  hospitality: { guests: number; lines: string[] };
  travel: { kind: TravelKind; amount: number; route: string; hotel: string; people: number };
  /** In which a danger has to be ended before the artist may leave. */
  safetyMinutes: number;
  recording: RecordingKind;
  /** How the name is billed, where that is not the stage name alone. */
  billing: string;
  radius: { distance: number; unit: Unit; before: number; after: number };
  /** What a public liability insurance has to cover; 0 where no sum is asked for. */
  insurance: number;
  isFeeConfidential: boolean;
  law: { place: JurisdictionId; country: string; dispute: DisputeKind };
  /** Clauses that were put in or taken out; all others are as the event has them. */
  clauses: Partial<Record<ClauseId, boolean>>;
  /** Paragraphs of clauses in the words of the user, in place of those of the template. */
  wording: Partial<Record<ClauseId, string[]>>;
  ownClauses: OwnClause[];
}
