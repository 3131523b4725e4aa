import { type SQL, sql } from 'drizzle-orm';

/** Finds the account's recording of that id if its sound has arrived and its consent stands. */
export const readyTake = (id: string, userId: string): SQL => sql`
  SELECT t.id FROM voice_takes t JOIN voice_take_files f ON f.take_id = t.id
  WHERE t.id = ${id} AND t.user_id = ${userId} AND t.revoked_at IS NULL`;
