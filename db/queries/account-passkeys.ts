import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { passkeys } from '../schema/passkeys.ts';
import { users } from '../schema/users.ts';
import { verifications } from '../schema/verifications.ts';

/** The account's passkeys, oldest first. */
export function listPasskeys(db: Database, params: { userId: Owner }) {
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

/**
 * After a reset by the mailed link: the address is proven, and whoever else knew a way in loses it. Passkeys and other
 * reset links go; the sessions are ended by better-auth.
 */
export async function handToOwner(db: Database, params: { userId: string }): Promise<void> {
  await db.batch([
    db.delete(passkeys).where(eq(passkeys.userId, params.userId)),
    db.delete(verifications).where(eq(verifications.value, params.userId)),
    db.update(users).set({ emailVerified: true }).where(eq(users.id, params.userId)),
  ]);
}
