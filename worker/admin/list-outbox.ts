import { listMails } from '#db/queries/mails.ts';
import type { Deps } from '../deps.ts';

/** The newest mails that the built-in mailer kept. */
export async function listOutbox(deps: Pick<Deps, 'db'>) {
  const mails = await listMails(deps.db, { limit: 50 });
  return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
}
