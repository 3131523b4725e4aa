import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/**
 * Gives the account of a generation that many in all, each like that one, with its files, what it cost and an activity, an
 * hour apart; all of it is paid for.
 */
export async function fillAccount(db: Database, generationId: string, count: number): Promise<void> {
  const numbers = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;
  const HOUR_MS = 60 * 60 * 1000;
  const like = sql`FROM n, generations g WHERE g.id = ${generationId}`;
  const id = sql`g.id || '_' || i`;
  const at = sql`g.created_at - i * ${HOUR_MS}`;
  await db.batch([
    db.run(sql`${numbers}
      INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, version, created_at, updated_at)
      SELECT ${id}, user_id, tool, status, title, cost, input, output, version, ${at}, ${at} ${like}`),
    db.run(sql`${numbers}
      INSERT INTO generation_files (generation_id, name, media_key, type, size, version)
      SELECT f.generation_id || '_' || i, f.name, f.media_key, f.type, f.size, f.version
      FROM n, generation_files f WHERE f.generation_id = ${generationId}`),
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
      SELECT 'crd_' || id, user_id, cost * ${count}, 'adjust', 1 FROM generations WHERE id = ${generationId}`),
    db.run(sql`${numbers}
      INSERT INTO credit_entries (id, user_id, delta, kind, generation_id, created_at)
      SELECT 'crd_' || ${id}, user_id, -cost, 'reserve', ${id}, ${at} ${like}`),
    db.run(sql`${numbers}
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT 'act_' || ${id}, user_id, 'logo-created', title, ${at} ${like}`),
  ]);
}
