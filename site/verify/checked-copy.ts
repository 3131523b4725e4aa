import { type Comparison, compareSealed } from '#core/signing/seal/compare-sealed.ts';
import type { SealReport } from '#core/signing/seal/seal-report.ts';
import type { CheckResult } from './check-messages.ts';

/** A copy that was checked. */
export interface CheckedCopy extends CheckResult {
  name: string;
  /** Bytes of its files. */
  size: number;
}

/** Whether a key vouches for what a copy is of, whatever was changed since. */
export const isVouchedFor = ({ verdict }: Pick<SealReport, 'verdict'>): boolean =>
  verdict === 'unchanged' || verdict === 'changed';

/** What the lines for OpenSSL name: the key and the document of the last copy that one of our published keys sealed; or null. */
export function namesForOpenssl(copies: readonly CheckedCopy[]): { key: string; document: string } | null {
  const own = copies.findLast(({ report }) => report.key?.is === 'known' && report.contract);
  const { key, contract } = own?.report ?? {};
  return key && contract ? { key: key.id, document: contract.document } : null;
}

/** What stands above the results: of two copies what they are to each other. */
export function headOfResults([one, other]: readonly CheckedCopy[]): Pick<Comparison, 'headline' | 'detail'> {
  return one && other
    ? compareSealed(one.report, other.report)
    : { headline: one ? `Result for ${one.name}` : '', detail: '' };
}
