import type { CreditKind, LedgerEntry } from '#core/credits.ts';

const WORDS: Readonly<Record<CreditKind, string>> = {
  'sign-up': 'Welcome credits',
  reserve: 'A generation',
  pack: 'Credits bought',
  refund: 'Paid back',
  release: 'Returned: the generation failed',
  code: 'Credit code',
  referral: 'Referral',
  adjust: 'Correction',
};

/** The same for a message to the assistant, which is given back where it found no source, too. */
const MESSAGE_WORDS: Partial<Record<CreditKind, string>> = {
  reserve: 'A message to Cue',
  release: 'Returned: Cue had no answer',
};

/** What an entry of the ledger is for; a run that has a title is named by it instead. */
export function entryWords({ kind, turnId }: Pick<LedgerEntry, 'kind' | 'turnId'>): string {
  return (turnId === null ? undefined : MESSAGE_WORDS[kind]) ?? WORDS[kind];
}

/** `+20` or `−2`, with a true minus. */
export function deltaWords(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}
