import type { Branding } from '#core/branding.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';

/** A contract to be laid out as it will be printed. */
export interface PreviewAsk {
  contract: Contract;
  branding: Branding;
  /** ISO instant: the document bears its date. */
  at: string;
}

export interface PreviewPages {
  /** Each page as SVG. */
  pages: string[];
  /** The page on which a clause begins, by its number less one. */
  clausePages: number[];
  /** Font files that they are set in. */
  files: string[];
}
