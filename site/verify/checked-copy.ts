import type { CheckResult } from './check-messages.ts';

/** A copy that was checked. */
export interface CheckedCopy extends CheckResult {
  name: string;
  /** Bytes of its files. */
  size: number;
}

/** What the lines for OpenSSL name: the key and the document of the last copy that one of our published keys sealed; or null. */
export function namesForOpenssl(copies: readonly CheckedCopy[]): { pem: string; document: string } | null {
  const own = copies.findLast(({ report }) => report.key?.is === 'known' && report.contract);
  const { key, contract } = own?.report ?? {};
  return key && contract ? { pem: `${key.id}.pem`, document: contract.document } : null;
}

/** What stands above the results. */
export function resultsHeading(copies: readonly CheckedCopy[]): string {
  return copies.length > 1 ? 'Two copies' : 'Result';
}
