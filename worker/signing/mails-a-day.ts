import { ApiError } from '#core/errors.ts';
import { MOST_MAILS_A_DAY } from '#core/signing/envelope.ts';
import { countMailCauses } from '#db/queries/signing-sending.ts';
import type { SigningDeps } from './change-envelope.ts';

/** Throws RATE_LIMITED where an account has caused as much mail in a day as it may. */
export function requireRoomForMail(mailsToday: number): void {
  if (mailsToday >= MOST_MAILS_A_DAY)
    throw new ApiError('RATE_LIMITED', 'That was a lot of mail for a day. Go on tomorrow');
}

/** The same, looked up. */
export async function checkMailsToday(deps: Pick<SigningDeps, 'db' | 'now'>, userId: string): Promise<void> {
  requireRoomForMail(await countMailCauses(deps.db, { userId, now: deps.now() }));
}
