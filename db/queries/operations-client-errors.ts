import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { clientErrors } from '../schema/client-errors.ts';

export async function insertClientError(
  db: Database,
  params: Omit<typeof clientErrors.$inferInsert, 'id' | 'createdAt'> & { now: Date },
): Promise<void> {
  const { now, ...report } = params;
  await db.insert(clientErrors).values({ id: newId('err'), ...report, createdAt: now });
}
