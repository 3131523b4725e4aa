import type { LedgerEntry } from '#core/credits.ts';

export interface LedgerPage {
  entries: readonly LedgerEntry[];
  /** The cursor of what is older; null at the first entry of all. */
  next: string | null;
}

/** The newest page before entries that are known already. Entries are only ever added, so what is known stays. */
export function withNewer(newest: readonly LedgerEntry[], known: readonly LedgerEntry[]): LedgerEntry[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...newest.filter(({ id }) => !ids.has(id)), ...known];
}

/** An entry with what the balance was after it. */
export interface BalancedEntry {
  entry: LedgerEntry;
  after: number;
}

/** The newest entries, each with the balance after it, from the balance that there is now. */
export function withBalances(entries: readonly LedgerEntry[], balance: number): BalancedEntry[] {
  let after = balance;
  return entries.map((entry) => {
    const row = { entry, after };
    after -= entry.delta;
    return row;
  });
}

/** What a list of so many entries says once more of it is shown. */
export function shownWords(count: number, isAll: boolean): string {
  return isAll ? `All ${count} entries are shown` : `${count} entries are shown`;
}
