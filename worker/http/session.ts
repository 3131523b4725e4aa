import { roleOf } from '#core/account.ts';
import { getSession } from '#db/queries/users.ts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from './context.ts';
import { readSessionToken } from './session-cookie.ts';
import { tokenHash } from './token-hash.ts';

/** Who sends this request, or null. Read from the database each time, so that a revoked session ends at once. */
export async function findSignedIn(deps: Deps, request: Request): Promise<SignedIn | null> {
  const token = await readSessionToken(request, deps.settings);
  if (!token) return null;
  const session = await getSession(deps.db, { tokenHash: await tokenHash(token), now: deps.now() });
  if (!session) return null;
  const { account } = session;
  return {
    token,
    sessionId: session.sessionId,
    sessionCreatedAt: session.createdAt,
    sessionExpiresAt: session.expiresAt,
    account: { ...account, role: roleOf(account, deps.settings.ADMIN_EMAILS) },
  };
}
