import { getSession } from '#db/queries/users.ts';
import { isAdmin } from '../auth/is-admin.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { sha256 } from '../auth/sha256.ts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from './context.ts';

/** Who sends this request, or null. Read from the database each time, so that a revoked session ends at once. */
export async function findSignedIn(deps: Deps, request: Request): Promise<SignedIn | null> {
  const token = await readSessionToken(request, deps.settings.AUTH_SECRET);
  if (!token) return null;
  const session = await getSession(deps.db, { tokenHash: await sha256(token), now: deps.now() });
  if (!session) return null;
  const { account } = session;
  return {
    sessionId: session.sessionId,
    sessionExpiresAt: session.expiresAt,
    account: { ...account, role: isAdmin(account, deps.settings.ADMIN_EMAILS) ? 'admin' : 'user' },
  };
}
