import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Position } from '#core/cursor.ts';

/** A condition for the next page of a list that is ordered by `at`, then `id`, newest first; none for the first page. */
export const olderThan = (at: SQLiteColumn, id: SQLiteColumn, before: Position | null): SQL | undefined =>
  before ? sql`(${at}, ${id}) < (${before.at.getTime()}, ${before.id})` : undefined;
