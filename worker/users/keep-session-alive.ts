import { serializeSigned } from 'hono/utils/cookie';
import { SESSION_COOKIE, SESSION_DAYS } from '#core/user.ts';
import { extendSession } from '#db/queries/sessions.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the end of a session in use, once a day at most. Answers the Set-Cookie line that tells the browser, or null. */
export async function keepSessionAlive(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  session: { sessionId: string; sessionExpiresAt: Date },
  request: Request,
): Promise<string | null> {
  const now = deps.now();
  const end = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  if (end.getTime() - session.sessionExpiresAt.getTime() < DAY_MS) return null;
  const { AUTH_SECRET, PUBLIC_URL } = deps.settings;
  const token = await readSessionToken(request, AUTH_SECRET);
  if (!token) return null;
  await extendSession(deps.db, { id: session.sessionId, now, expiresAt: end });
  const secure = PUBLIC_URL.startsWith('https://');
  return serializeSigned(secure ? `__Secure-${SESSION_COOKIE}` : SESSION_COOKIE, token, AUTH_SECRET, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    expires: end,
  });
}
