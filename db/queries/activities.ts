import { and, desc, eq, sql } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { activities } from '../schema/activities.ts';

/** Activities of an account before `before`, newest first. */
export function listActivities(
  db: Database,
  params: { userId: string; before: Position | null; limit: number },
) {
  const { before } = params;
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
        before
          ? sql`(${activities.createdAt}, ${activities.id}) < (${before.at.getTime()}, ${before.id})`
          : undefined,
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(params.limit);
}
