import type { Role } from '../envelope.ts';

/** What came out: `unknown-key` and `not-genuine` say nothing against the files, but not that Deckhand sealed them either. */
export type Verdict = 'unchanged' | 'changed' | 'unknown-key' | 'not-genuine' | 'not-sealed';

/** One byte that is another than when it was sealed. */
export interface ChangedByte {
  /** Its file; null where it is of the ZIP around the files. */
  file: string | null;
  /** From 0, in that file or in the ZIP. */
  offset: number;
  is: number;
  was: number;
  /** The entry of the record that it belongs to, from 1; or null. */
  entry: number | null;
  /** What it belongs to, to begin a sentence: `The time of Camille Perrin’s signature`. */
  what: string;
  /** The value that it is part of, before and now, where both are text: `14:03:31` and `14:02:31`; or null. */
  text: { is: string; was: string } | null;
  /** Bytes around it as they are, from the start of a row of 16. */
  around: { start: number; bytes: readonly number[] };
}

export interface CheckedFile {
  name: string;
  /** Bytes as it is; null where it is missing. */
  size: number | null;
  /** Bytes as it was sealed; null where the seal doesn’t know it. */
  sealedSize: number | null;
  /** SHA-256 as it is. */
  sha256: string | null;
  /** `unknown`: the seal doesn’t know it, or there is no genuine seal to go by. */
  state: 'same' | 'changed' | 'missing' | 'unknown';
  /** Of each block of 4,096 bytes as it was sealed; empty where its state is `unknown`. */
  blocks: readonly ('same' | 'changed' | 'missing')[];
  /** In words: `Same`, `1 byte`, `3 blocks changed`, `Missing`, `Cut off after 12,288 bytes`. */
  words: string;
}

export interface CheckedEntry {
  /** From 1. */
  seq: number;
  /** As its record has it: `Signed`; empty where it can’t be read. */
  what: string;
  who: string;
  /** ISO instant, or empty. */
  at: string;
  /** `unknown`: there is no genuine seal to go by. */
  state: 'same' | 'changed' | 'missing' | 'added' | 'moved' | 'unknown';
}

/** What a sealed copy is of, from the part of it that can be read. */
export interface SealedContract {
  envelope: string;
  version: number;
  title: string;
  /** Which addendum it is; null where it is a contract. */
  addendum: number | null;
  /** Of the document before it, that an addendum changes: SHA-256; or null. */
  original: string | null;
  pages: number;
  /** Of the document with both signatures, as the record has it: SHA-256; or empty. */
  sha256: string;
  /** ISO instant of the last entry under the seal. */
  completedAt: string;
  /** The document with both signatures, as a file of the copy. */
  document: string;
  signers: readonly {
    role: Role;
    name: string;
    at: string;
    zone: string;
    how: 'typed' | 'drawn';
  }[];
}

/** What was found in a copy, down to its bytes. */
export interface SealReport {
  verdict: Verdict;
  /** `Unchanged since it was sealed`, `One byte was changed after sealing`. */
  headline: string;
  /** What it means, or where: a sentence or two; or empty. */
  detail: string;
  /** The key that its seal names; null where it names none. `sample`: of our own example, which proves nothing. */
  key: { id: string; is: 'known' | 'unknown' | 'sample' } | null;
  contract: SealedContract | null;
  entries: readonly CheckedEntry[];
  files: readonly CheckedFile[];
  /** Bytes that were found one by one; there may be more changes than these. */
  bytes: readonly ChangedByte[];
  /** In how many bytes it is another than it was sealed; null where that can’t be told. */
  difference: number | null;
  checks: readonly { isRight: boolean; title: string; detail: string }[];
  /** What can be done about it; or empty. */
  advice: string;
}

/** How far a check is. */
export interface SealProgress {
  done: number;
  total: number;
  /** `Checking contract.pdf` */
  what: string;
}

/** Told of each step of a check. */
export type OnStep = (progress: SealProgress) => void;
