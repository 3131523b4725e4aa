import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Asks the database the smallest question. Throws when it does not answer, or was never migrated. */
export async function ping(db: Database): Promise<void> {
  await db.run(sql`SELECT id FROM users LIMIT 0`);
}
