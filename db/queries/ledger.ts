import { and, desc, eq, sql } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { creditEntries } from '../schema/credit-entries.ts';

/** Entries of the account's ledger before `before`, newest first. */
export function listEntries(
  db: Database,
  params: { userId: string; before: Position | null; limit: number },
) {
  const { before } = params;
  const older = before
    ? sql`(${creditEntries.createdAt}, ${creditEntries.id}) < (${before.at.getTime()}, ${before.id})`
    : undefined;
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
    .where(and(eq(creditEntries.userId, params.userId), older))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(params.limit);
}
