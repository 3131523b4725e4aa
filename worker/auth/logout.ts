import { deleteSessionByToken } from '#db/queries/account-sessions.ts';
import type { Deps } from '../deps.ts';

/** Ends the session of that token. Always works: who is signed out already is signed out. */
export async function logout(deps: Pick<Deps, 'db'>, tokenHash: string | null): Promise<void> {
  if (tokenHash) await deleteSessionByToken(deps.db, { tokenHash });
}
