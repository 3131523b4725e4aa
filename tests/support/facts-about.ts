import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { UserColumns, UserFacts } from '#db/queries/account-sessions.ts';
import { users } from '#db/schema/users.ts';

/** What a row of `users` tells about an account; undefined where there is none. */
export async function factsAbout<Columns extends UserColumns>(
  db: Database,
  userId: string,
  columns: Columns,
  values: Readonly<Record<string, string | number>> = {},
): Promise<UserFacts<Columns> | undefined> {
  const look = db
    .select(columns as UserColumns)
    .from(users)
    .where(eq(users.id, userId))
    .prepare();
  const [row] = await look.all(values);
  return row as UserFacts<Columns> | undefined;
}
