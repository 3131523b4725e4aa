import type { ActivityItem } from '#core/library.ts';
import { listActivities } from '#db/queries/activities.ts';
import type { Deps } from '../deps.ts';

/** The account's newest activities. */
export async function listActivity(deps: Pick<Deps, 'db'>, userId: string): Promise<ActivityItem[]> {
  const rows = await listActivities(deps.db, { userId, limit: 50 });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
