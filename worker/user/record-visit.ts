import { SESSION_DAYS } from '#core/session-cookie.ts';
import { type Days, recordVisit as putVisit } from '#db/queries/user-visits.ts';
import type { SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

export const utcDays = (now: Date): Days => ({
  today: utcDay(now),
  yesterday: utcDay(new Date(now.getTime() - DAY_MS)),
});

/** A session that was not to be remembered was given one day, and ends with it. */
const isRemembered = ({ sessionCreatedAt, sessionExpiresAt }: SignedIn) =>
  sessionExpiresAt.getTime() - sessionCreatedAt.getTime() > 2 * DAY_MS;

/**
 * Counts today's visit, and moves the end of the session in use, twice a day at most. Answers its new end, or null where
 * nothing moved.
 */
export async function recordVisit(deps: Pick<Deps, 'db' | 'now'>, signedIn: SignedIn): Promise<Date | null> {
  const now = deps.now();
  const end = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const isDue = end.getTime() - signedIn.sessionExpiresAt.getTime() >= DAY_MS / 2;
  const expiresAt = isDue && isRemembered(signedIn) ? end : null;
  const session = { id: signedIn.sessionId, now, expiresAt };
  const isMoved = await putVisit(deps.db, { userId: signedIn.account.id, session, ...utcDays(now) });
  return isMoved ? expiresAt : null;
}
