import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * Statements for a batch: voids the open turns that `which` matches, as generations are voided. Credits return, the key may
 * be used again, and the words of a question that nobody answered go.
 */
export function voidTurns(db: Database, which: SQL, now: Date) {
  return [
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, turn_id, created_at)
      SELECT 'crd_' || lower(hex(randomblob(11))), user_id, cost, 'release', id, ${now.getTime()}
      FROM chat_turns WHERE status = 'reserved' AND cost > 0 AND ${which}
      ON CONFLICT (turn_id, kind) DO NOTHING`),
    db.run(sql`
      UPDATE chat_turns SET status = 'failed', idempotency_key = NULL, question = ''
      WHERE status = 'reserved' AND ${which}`),
  ] as const;
}
