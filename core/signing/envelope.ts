import type { GivenAnswer, ProposedChange } from './proposal.ts';
import type { Signature } from './signature.ts';

/** The sides of a contract. */
export const ROLES = ['artist', 'client'] as const;
export type Role = (typeof ROLES)[number];

export const otherRole = (role: Role): Role => (role === 'artist' ? 'client' : 'artist');

/** Who signs first. */
export const ORDERS = {
  'client-first': 'The client signs first',
  'artist-first': 'You sign first',
  any: 'Either may sign first',
} as const;
export type Order = keyof typeof ORDERS;

/** Why somebody does not sign. */
export const DECLINE_REASONS = {
  date: 'The date fell through',
  fee: 'The fee',
  terms: 'The terms',
  other: 'Something else',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

/** Why a version that was out can’t be signed any more. */
export const VOIDED = {
  edited: 'The contract was changed',
  withdrawn: 'The artist took it back',
  deleted: 'The artist deleted the contract',
} as const;
export type VoidReason = keyof typeof VOIDED;

/** Longest texts, in characters. */
export const LONGEST_SIGNING = {
  ...{ name: 80, title: 160, note: 1000, words: 2000, agent: 300 },
  /** Of a clause as it is proposed: as long as an artist may write one. */
  clause: 18_000,
  /** Of an addendum, which is a page. */
  addendum: 2400,
} as const;

/** Links of one side of an envelope, one for each who was asked to sign. */
export const MOST_LINKS = 10;

/** Mails that an account causes in a day by what it sends, writes or changes there. */
export const MOST_MAILS_A_DAY = 200;

/** Comments of one envelope. */
export const MOST_COMMENTS = 200;

/** Days that a link is open where nothing else is said, and at most. */
export const OPEN_DAYS = { usual: 30, most: 90 } as const;

/** Reminders: the first after so many days, then every so many, so many in all, and none after so many days. field: documenso */
export const REMINDERS = { first: 5, every: 2, most: 5, stop: 30 } as const;

/** Somebody who signs. */
export interface Signer {
  role: Role;
  name: string;
  email: string;
  /** In what capacity: `Head of booking, Festival Société Lumière`; or empty. */
  title: string;
}

/** A document as it is signed: its bytes by their hash. */
export interface SignedDocument {
  /** SHA-256 of the PDF, lower-case hex. */
  sha256: string;
  /** Bytes of the PDF. */
  size: number;
  pages: number;
}

/** A document that both have signed, and that an addendum changes. */
export interface Original {
  envelope: string;
  version: number;
  /** SHA-256 of the document with both signatures, lower-case hex. */
  sha256: string;
}

/** What a mail is about. */
export const MAIL_KINDS = {
  invitation: 'Asked to sign',
  turn: 'Asked to countersign',
  reminder: 'Reminded',
  completed: 'Signed by both',
  declined: 'Told that it was declined',
  withdrawn: 'Told that it was taken back',
  expired: 'Told that it expired',
  comment: 'Sent a comment',
  proposed: 'Told of a proposed change',
  answered: 'Told the answer to a change',
  handed: 'Told that somebody else signs',
} as const;
export type MailKind = keyof typeof MAIL_KINDS;

/** What happens to an envelope. A version is one document that both sides are asked to sign. */
export type EnvelopeEvent =
  | {
      type: 'sent';
      version: number;
      title: string;
      document: SignedDocument;
      signers: readonly Signer[];
      order: Order;
      /** ISO instant from which on it can’t be signed. */
      expiresAt: string;
      /** ISO instant at which the event begins, or its day; no reminder after it. */
      eventAt: string | null;
      note: string;
      /** Of an addendum: which one it is, from 1, and to what. A contract has none. */
      addendum?: { number: number; original: Original };
    }
  | { type: 'mailed'; kind: MailKind; role: Role; to: string; key: string }
  /** Nobody took it over for days; it is not sent any more. */
  | { type: 'undelivered'; kind: MailKind; role: Role; to: string; key: string }
  | { type: 'opened'; version: number; role: Role }
  | {
      type: 'signed';
      version: number;
      role: Role;
      /** Of the document that was signed. */
      sha256: string;
      name: string;
      signature: Signature;
      /** What was agreed to, word for word. */
      consent: string;
    }
  /** By the client: an artist takes a contract back. */
  | { type: 'declined'; version: number; reason: DeclineReason; words: string }
  | { type: 'commented'; role: Role; words: string }
  /** By the client. */
  | { type: 'proposed'; version: number; change: ProposedChange; why: string }
  /** `proposal`: the entry that proposed it. */
  | { type: 'proposal-withdrawn'; version: number; proposal: number }
  | { type: 'answered'; version: number; answers: readonly GivenAnswer[] }
  | { type: 'signer-changed'; signer: Signer }
  | { type: 'voided'; version: number; why: VoidReason }
  | { type: 'expired'; version: number }
  | { type: 'completed'; version: number; document: SignedDocument }
  /** The copy that can be checked without us: its bytes by their hash, and the key that it is sealed with. */
  | { type: 'sealed'; version: number; key: string; sha256: string; size: number };

/** Who did something: a side, or Deckhand by itself. */
export interface Actor {
  role: Role | 'deckhand';
  name: string;
}

/** Where a request came from, as far as it told. */
export interface Origin {
  /** The network address. */
  address: string;
  /** What the browser called itself. */
  agent: string;
  /** IANA zone of its clock, or empty. */
  zone: string;
}

/** An entry of the record of an envelope. Each carries the hash of the one before it. */
export interface Entry {
  envelope: string;
  /** From 1. */
  seq: number;
  /** ISO instant, never before that of the entry before it. */
  at: string;
  by: Actor;
  /** Null where Deckhand did it by itself. */
  from: Origin | null;
  event: EnvelopeEvent;
  /** Hash of the entry before it; of the first, 64 zeros. */
  previous: string;
  /** SHA-256 of all the rest as canonical JSON, lower-case hex. */
  hash: string;
}

/** The page on which a contract is read and signed. */
export const signPath = (token: string): string => `/sign/${token}`;

/** The page on which a sealed copy is checked. */
export const VERIFY_PATH = '/verify';

/** A file of the page on which a contract is signed. */
export const SIGN_FILES = {
  contract: 'contract.pdf',
  signed: 'signed-contract.pdf',
  audit: 'contract-audit.pdf',
  sealed: 'sealed-contract.zip',
} as const;
/** Of the page of an addendum: what it changes, with both signatures. */
export const ORIGINAL_FILE = 'original-contract.pdf';
export const signFilePath = (token: string, name: string): string => `${signPath(token)}/files/${name}`;

/** What kind of file a document is. */
export const mediaTypeOf = (name: string): string =>
  name.endsWith('.zip') ? 'application/zip' : 'application/pdf';

/** What a document is called where it is saved: `signed-addendum-1.pdf`. @param addendum its number; null of a contract */
export const savedName = ({ name, addendum }: { name: string; addendum: number | null }): string =>
  addendum === null ? name : name.replace('contract', `addendum-${addendum}`);

/** A document of a version of an envelope, for its artist. */
export const envelopeFilePath = ({
  id,
  version,
  name,
}: {
  id: string;
  version: number;
  name: string;
}): string => `/api/envelopes/${encodeURIComponent(id)}/versions/${version}/${name}`;

/** Its script, which the build writes. */
export const SIGN_SCRIPT = '/sign.js';
