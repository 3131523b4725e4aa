import { desc } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { mails } from '../schema/mails.ts';

/** Keeps a mail; of those with the same key the first. */
export async function insertMail(
  db: Database,
  params: { to: string; subject: string; text: string; key?: string; now: Date },
): Promise<void> {
  const { now, key, ...mail } = params;
  const id = key === undefined ? newId('mai') : `mai_${key}`;
  await db
    .insert(mails)
    .values({ id, ...mail, createdAt: now })
    .onConflictDoNothing();
}

/** The newest mails of the outbox. */
export function listMails(db: Database, params: { limit: number }) {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(params.limit);
}
