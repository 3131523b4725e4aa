import { and, desc, eq } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { olderThan } from '../older-than.ts';
import type { Owner } from '../owner.ts';
import { activities } from '../schema/activities.ts';

/** Activities of an account before `before`, newest first. */
export function listActivities(
  db: Database,
  params: { userId: Owner; before: Position | null; limit: number },
) {
  return db
    .select({
      id: activities.id,
      action: activities.action,
      details: activities.details,
      createdAt: activities.createdAt,
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, params.userId),
        olderThan(activities.createdAt, activities.id, params.before),
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(params.limit);
}
