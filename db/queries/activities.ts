import { desc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { activities } from '../schema/activities.ts';

/** The newest activities of an account. */
export function listActivities(db: Database, params: { userId: string; limit: number }) {
  return db
    .select({
      id: activities.id,
      action: activities.action,
      details: activities.details,
      createdAt: activities.createdAt,
    })
    .from(activities)
    .where(eq(activities.userId, params.userId))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(params.limit);
}
