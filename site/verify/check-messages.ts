import type { SealKey } from '#core/signing/seal/genuine-seal.ts';
import type { SealReport } from '#core/signing/seal/seal-report.ts';
import type { GivenCopy } from './given-copies.ts';

/** What the worker is asked. */
export interface CheckQuestion {
  copy: Pick<GivenCopy, 'files' | 'isZip'>;
  keys: readonly SealKey[];
}

/** How far a check is, and what it is at. */
export interface CheckProgress {
  /** Of what it is at, from 0 to 1. */
  share: number;
  /** `Checking contract.pdf` */
  doing: string;
}

/** What was found in a copy. */
export interface CheckResult {
  report: SealReport;
  /** The document of the copy where it is as it was sealed; or null. */
  document: Uint8Array<ArrayBuffer> | null;
}

/** What the worker says: how far it is, and at the end what it found or why it could not look. */
export type CheckReply = CheckProgress | CheckResult | { problem: string; mayRetry: boolean };
