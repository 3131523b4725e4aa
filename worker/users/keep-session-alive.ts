import { SESSION_DAYS } from '#core/session-cookie.ts';
import { extendSession } from '#db/queries/sessions.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session that was not to be remembered was given one day, and ends with it. */
const isRemembered = (createdAt: Date, expiresAt: Date) =>
  expiresAt.getTime() - createdAt.getTime() > 2 * DAY_MS;

/** Moves the end of a session in use, once a day at most. Answers its new end, or null where nothing moved. */
export async function keepSessionAlive(
  deps: Pick<Deps, 'db' | 'now'>,
  session: { sessionId: string; sessionCreatedAt: Date; sessionExpiresAt: Date },
): Promise<Date | null> {
  if (!isRemembered(session.sessionCreatedAt, session.sessionExpiresAt)) return null;
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  if (expiresAt.getTime() - session.sessionExpiresAt.getTime() < DAY_MS) return null;
  await extendSession(deps.db, { id: session.sessionId, now, expiresAt });
  return expiresAt;
}
