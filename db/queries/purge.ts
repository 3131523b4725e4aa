import { lt } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { clientErrors } from '../schema/client-errors.ts';
import { mails } from '../schema/mails.ts';
import { sessions } from '../schema/sessions.ts';

/** Removes what nobody needs any more: sessions that ended, and reports and kept mail from before `keepSince`. */
export async function purge(db: Database, params: { now: Date; keepSince: Date }): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, params.now)),
    db.delete(clientErrors).where(lt(clientErrors.createdAt, params.keepSince)),
    db.delete(mails).where(lt(mails.createdAt, params.keepSince)),
  ]);
}
