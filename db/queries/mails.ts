import { desc } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { mails } from '../schema/mails.ts';

export async function insertMail(
  db: Database,
  params: { to: string; subject: string; text: string; now: Date },
): Promise<void> {
  const { now, ...mail } = params;
  await db.insert(mails).values({ id: newId('mai'), ...mail, createdAt: now });
}

/** The newest mails of the outbox. */
export function listMails(db: Database, params: { limit: number }) {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(params.limit);
}
