import { and, desc, eq } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { olderThan } from '../older-than.ts';
import type { Owner } from '../owner.ts';
import { creditEntries } from '../schema/credit-entries.ts';

/** Entries of the account's ledger before `before`, newest first. */
export function listEntries(db: Database, params: { userId: Owner; before: Position | null; limit: number }) {
  return db
    .select({
      id: creditEntries.id,
      delta: creditEntries.delta,
      kind: creditEntries.kind,
      at: creditEntries.createdAt,
      generationId: creditEntries.generationId,
      turnId: creditEntries.turnId,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, params.userId),
        olderThan(creditEntries.createdAt, creditEntries.id, params.before),
      ),
    )
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(params.limit);
}
