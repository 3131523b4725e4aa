import { listMails } from '#db/queries/admin-outbox.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

const newest = (deps: Pick<Deps, 'db'>) => listMails(deps.db, { limit: 50 });

const outboxOf = (mails: Awaited<ReturnType<typeof newest>>) => ({
  mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
});

/** The newest mails that the built-in mailer kept. */
export const listLocalOutbox = async (deps: Pick<Deps, 'db'>) => outboxOf(await newest(deps));

/** The same, for an admin. */
export async function listOutbox(deps: Pick<Deps, 'db'>, caller: Caller) {
  const { mails } = await caller.ask(() => ({ reads: { mails: newest(deps) } }));
  return outboxOf(mails);
}
