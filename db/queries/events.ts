import type { ProductEvent } from '#core/events.ts';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { events } from '../schema/events.ts';

/** Keeps what a browser counted, in one statement. `userId` is the session's, or null. */
export async function insertEvents(
  db: Database,
  params: { events: readonly ProductEvent[]; userId: string | null; now: Date },
): Promise<void> {
  const { userId, now } = params;
  await db.insert(events).values(
    params.events.map(({ name, path, at, props }) => ({
      id: newId('evt'),
      name,
      path,
      props,
      userId,
      happenedAt: at,
      createdAt: now,
    })),
  );
}
