import { deleteSessionByToken } from '#db/queries/sessions.ts';
import type { Deps } from '../deps.ts';
import { expiredSessionCookies, readSessionToken } from './session-cookie.ts';
import { sha256 } from './sha256.ts';

/** Ends the session that the request came by, if any. Always works: who is signed out already is signed out. */
export async function logout(deps: Deps, request: Request): Promise<Response> {
  const token = await readSessionToken(request, deps.settings.AUTH_SECRET);
  if (token) await deleteSessionByToken(deps.db, { tokenHash: await sha256(token) });
  const headers = new Headers({ 'clear-site-data': '"cache"' });
  for (const cookie of expiredSessionCookies()) headers.append('set-cookie', cookie);
  return Response.json({ ok: true }, { headers });
}
