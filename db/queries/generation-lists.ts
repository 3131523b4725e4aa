import { sql } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { type StoredGeneration, selectGenerations, storedGeneration } from './stored-generation.ts';

const olderThan = (before: Position | null) =>
  before ? sql`(g.created_at, g.id) < (${before.at.getTime()}, ${before.id})` : sql`1`;

/** What these tools made for an account before `before`, newest first. */
export async function listGenerations(
  db: Database,
  params: { userId: string; tools: readonly string[]; before: Position | null; limit: number },
): Promise<StoredGeneration[]> {
  const { userId, tools, before, limit } = params;
  const rows = await selectGenerations(
    db,
    sql`g.user_id = ${userId} AND g.status = 'done' AND ${olderThan(before)}
      AND g.tool IN (SELECT value FROM json_each(${JSON.stringify(tools)}))
      ORDER BY g.created_at DESC, g.id DESC LIMIT ${limit}`,
  );
  return rows.map(storedGeneration);
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a tool made for an account before `before`, newest first; with `words`, where they stand in the title. */
export async function listToolGenerations(
  db: Database,
  params: {
    userId: string;
    tool: string;
    words: string | null;
    before: Position | null;
    limit: number;
  },
): Promise<StoredGeneration[]> {
  const { words } = params;
  // SQLite folds the case of a to z alone, so that other letters are looked for in each case.
  const cases = words === null ? [] : [words, words.toLowerCase(), words.toUpperCase()];
  const titled =
    cases.length === 0
      ? sql`1`
      : sql`(${sql.join(
          cases.map((each) => sql`g.title LIKE ${containing(each)} ESCAPE '\\'`),
          sql` OR `,
        )})`;
  const rows = await selectGenerations(
    db,
    sql`g.user_id = ${params.userId} AND g.status = 'done' AND g.tool = ${params.tool} AND ${olderThan(params.before)} AND ${titled}
      ORDER BY g.created_at DESC, g.id DESC LIMIT ${params.limit}`,
  );
  return rows.map(storedGeneration);
}
