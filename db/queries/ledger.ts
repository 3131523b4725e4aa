import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { creditEntries } from '../schema/credit-entries.ts';

export interface LedgerPosition {
  at: Date;
  id: string;
}

/** Entries of the account's ledger before `before`, newest first. */
export function listEntries(
  db: Database,
  params: { userId: string; before: LedgerPosition | null; limit: number },
) {
  const { before } = params;
  const older = before
    ? or(
        lt(creditEntries.createdAt, before.at),
        and(eq(creditEntries.createdAt, before.at), lt(creditEntries.id, before.id)),
      )
    : undefined;
  return db
    .select({
      id: creditEntries.id,
      delta: creditEntries.delta,
      kind: creditEntries.kind,
      at: creditEntries.createdAt,
      generationId: creditEntries.generationId,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, params.userId), older))
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(params.limit);
}

/** Adds credits that no generation pays for. */
export async function insertGrant(
  db: Database,
  params: { userId: string; delta: number; kind: 'sign-up' | 'code' | 'referral' | 'adjust'; now: Date },
): Promise<void> {
  await db.insert(creditEntries).values({
    id: newId('crd'),
    userId: params.userId,
    delta: params.delta,
    kind: params.kind,
    createdAt: params.now,
  });
}
