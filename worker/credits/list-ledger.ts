import type { LedgerEntry } from '#core/credits.ts';
import { readCursor, writeCursor } from '#core/cursor.ts';
import { listEntries } from '#db/queries/credits-ledger.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

const PAGE = 50;

/** A page of the account's ledger, newest first, and the cursor of the next. An unreadable cursor starts anew. */
export async function listLedger(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  cursor: string | undefined,
): Promise<{ entries: LedgerEntry[]; next: string | null }> {
  const before = readCursor(cursor);
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: listEntries(deps.db, { userId, before, limit: PAGE + 1 }) },
  }));
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    entries: page.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    next: rows.length > PAGE && last ? writeCursor(last) : null,
  };
}
