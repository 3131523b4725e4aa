import type { Database } from '../client.ts';
import { users } from '../schema/users.ts';

/** Asks the database the smallest question. Throws when it does not answer, or was never migrated. */
export async function ping(db: Database): Promise<void> {
  await db.select({ id: users.id }).from(users).limit(0);
}
