import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { passkeys } from '../schema/passkeys.ts';

/** The account's passkeys, oldest first. */
export function listPasskeys(db: Database, params: { userId: string }) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, params.userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Forgets one passkey of the account; false where it has none of that id. */
export async function deletePasskey(db: Database, params: { id: string; userId: string }): Promise<boolean> {
  const result = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, params.userId)));
  return result.rowsAffected > 0;
}
