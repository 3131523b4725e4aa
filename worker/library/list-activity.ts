import { readCursor } from '#core/cursor.ts';
import { type ActivityItem, LIBRARY_PAGE } from '#core/library.ts';
import { listActivities } from '#db/queries/library-activities.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { type Page, pageOf } from './page-of.ts';

/** A page of what the account did, newest first. An unreadable cursor starts anew. */
export async function listActivity(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  cursor: string | undefined,
): Promise<Page<ActivityItem>> {
  const before = readCursor(cursor);
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: listActivities(deps.db, { userId, before, limit: LIBRARY_PAGE + 1 }) },
  }));
  return pageOf(rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })));
}
