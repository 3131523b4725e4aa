import { deletionDate } from '#core/deletion.ts';
import { ApiError } from '#core/errors.ts';
import { clearDeletion, getPasswordHash, setDeletion } from '#db/queries/account-deletion.ts';
import { verifyPassword } from '../auth/password.ts';
import { stopPayments } from '../billing/stop-payments.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import { deletionMail } from './deletion-mail.ts';

interface Caller {
  sessionId: string;
  account: { id: string; email: string };
}

/**
 * Begins the days of grace: every other session ends, and a mail says when the account goes. Asked again it answers, and
 * mails, the same end. Nothing is charged any more. Throws INVALID_INPUT where the password is not the account's,
 * PROVIDER_FAILED.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'background' | 'settings' | 'payments'>,
  { sessionId, account }: Caller,
  password: string,
): Promise<{ deletesAt: string }> {
  const hash = await getPasswordHash(deps.db, { userId: account.id });
  if (!hash || !(await verifyPassword({ hash, password }))) {
    const fields = [{ path: 'password', reason: 'This is not your password' }];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  }
  await stopPayments(deps, account.id);
  const now = deps.now();
  const { deletesAt } = await setDeletion(deps.db, {
    userId: account.id,
    keepId: sessionId,
    deletesAt: deletionDate(now),
    now,
  });
  // Each time, since the one before may not have gone out: it is the only warning to who did not ask for this.
  const mail = deletionMail(account.email, deletesAt, `${deps.settings.PUBLIC_URL}/profile`);
  deps.background(() =>
    deps.mailer
      .send(mail)
      .catch((error) => log({ level: 'error', event: 'mail-failed', error: describeError(error) })),
  );
  return { deletesAt: deletesAt.toISOString() };
}

/** Ends the days of grace: the account stays. */
export async function keepAccount(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  await clearDeletion(deps.db, { userId, now: deps.now() });
}
