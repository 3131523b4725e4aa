import { type SQL, sql } from 'drizzle-orm';
import type { Source } from '#core/chat.ts';
import type { Database } from '../client.ts';

/** A question to the assistant and its answer. */
export interface StoredTurn {
  id: string;
  status: 'reserved' | 'done' | 'failed';
  question: string;
  answer: string | null;
  sources: Source[];
  createdAt: Date;
  answeredAt: Date | null;
  isCleared: boolean;
}

export interface TurnRow extends Omit<StoredTurn, 'sources' | 'createdAt' | 'answeredAt' | 'isCleared'> {
  sources: string;
  createdAt: number;
  answeredAt: number | null;
  isCleared: 0 | 1;
}

/** A statement for a batch; `storedTurn` reads each of its rows. */
export const selectTurns = (db: Database, where: SQL) =>
  db.all<TurnRow>(sql`
    SELECT id, status, question, answer, sources, created_at AS createdAt, answered_at AS answeredAt,
      cleared_at IS NOT NULL AS isCleared
    FROM chat_turns WHERE ${where}`);

export const storedTurn = (row: TurnRow): StoredTurn => ({
  ...row,
  sources: JSON.parse(row.sources) as Source[],
  createdAt: new Date(row.createdAt),
  answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
  isCleared: row.isCleared === 1,
});

/** Answered turns whose words are still there. */
const TOLD = sql`status = 'done' AND cleared_at IS NULL`;

/** A statement for a batch: what was said last, the newest turn first. */
export const lastTurns = (db: Database, userId: string, count: number) =>
  selectTurns(
    db,
    sql`user_id = ${userId} AND ${TOLD} ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(count))}`,
  );

/** Answered turns of the account before `before`, the newest first. */
export async function listTurns(
  db: Database,
  params: { userId: string; before: { at: Date; id: string } | null; limit: number },
): Promise<StoredTurn[]> {
  const { userId, before, limit } = params;
  const older = before ? sql`(created_at, id) < (${before.at.getTime()}, ${before.id})` : sql`1`;
  const rows = await selectTurns(
    db,
    sql`user_id = ${userId} AND ${TOLD} AND ${older} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
  return rows.map(storedTurn);
}

/** The account's turn of that id, or null: somebody else's is as good as none. */
export async function getTurn(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredTurn | null> {
  const rows = await selectTurns(db, sql`id = ${params.id} AND user_id = ${params.userId}`);
  return rows[0] ? storedTurn(rows[0]) : null;
}

/** Forgets the words of all turns, also of one that is being answered. The rows stay: the ledger names them. */
export async function clearTurns(db: Database, params: { userId: string; now: Date }): Promise<void> {
  await db.run(sql`
    UPDATE chat_turns SET cleared_at = ${params.now.getTime()}, question = '', sources = '[]',
      answer = CASE WHEN answer IS NULL THEN NULL ELSE '' END
    WHERE user_id = ${params.userId} AND cleared_at IS NULL AND status <> 'failed'`);
}
