import { isZone, wallTime } from '#core/gigs/zoned-time.ts';
import type { Entry, Role } from '#core/signing/envelope.ts';
import { type Envelope, type Thing, thingOf } from '#core/signing/envelope-state.ts';
import { clausesOf, type NumberedClauses } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import type { ContractParts } from '../paper/contract-parts.ts';
import { type Situation, situationOf } from './situation.ts';

/** A contract as one side reads and signs it. */
export interface SigningPage {
  envelope: Envelope;
  /** Its record. */
  entries: readonly Entry[];
  /** Who reads. */
  role: Role;
  /** What the document is printed from. */
  parts: ContractParts;
  /** What the version before this one said; null where this is the first. */
  before: Contract | null;
  /** The address of the contract in the account of its artist. */
  screen: string;
  /** The end of the address of the page. */
  token: string;
  now: Date;
}

/** What the parts of the page are written from. */
export interface PageParts extends SigningPage {
  contract: Contract;
  /** What it is called. */
  thing: Thing;
  numbered: NumberedClauses;
  situation: Situation;
  /** Of the venue, or UTC where that is not known: times are shown in it until a script knows the reader's. */
  zone: string;
  /** ISO day at the venue. */
  today: string;
}

/** The day on the wall of a zone at an instant. */
export const dayAt = (instant: Date | string, zone: string): string =>
  wallTime(new Date(instant).getTime(), zone).day;

export function partsOfPage(page: SigningPage): PageParts {
  const { contract } = page.parts;
  const zone = isZone(contract.zone) ? contract.zone : 'UTC';
  return {
    ...page,
    ...{ contract, zone, thing: thingOf(page.envelope), numbered: clausesOf(contract) },
    situation: situationOf(page),
    today: dayAt(page.now, zone),
  };
}

/** Which document it is: `Version 2`, or `Addendum 1`, of which there is one version. */
export const documentWords = ({ envelope: { addendum, version } }: Pick<SigningPage, 'envelope'>): string =>
  addendum ? `Addendum ${addendum.number}` : `Version ${version}`;

/** The person who signs for the other side. */
export const otherSigner = ({ envelope, role }: Pick<SigningPage, 'envelope' | 'role'>): string =>
  envelope.signers[role === 'artist' ? 'client' : 'artist'].name;
