import type { CreditKind } from '#core/credits.ts';

/** What an entry of the ledger is for; a run that has a title is named by it instead. */
export const LEDGER_WORDS: Record<CreditKind, string> = {
  'sign-up': 'Welcome credits',
  reserve: 'A run',
  release: 'Returned: the run failed',
  code: 'Credit code',
  referral: 'Referral',
  adjust: 'Correction',
};

/** `+20` or `−2`, with a true minus. */
export function deltaWords(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}
