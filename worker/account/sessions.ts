import type { Session } from '#core/api/account.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '#db/queries/sessions.ts';
import type { Deps } from '../deps.ts';

interface Caller {
  sessionId: string;
  account: { id: string };
}
type SessionDeps = Pick<Deps, 'db' | 'now'>;

/** Every open session of the account; the one that asks is marked. */
export async function openSessions(deps: SessionDeps, caller: Caller): Promise<Session[]> {
  const sessions = await listSessions(deps.db, { userId: caller.account.id, now: deps.now() });
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === caller.sessionId,
    userAgent: session.userAgent || null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }));
}

export function endSession(deps: SessionDeps, caller: Caller, id: string): Promise<boolean> {
  return deleteSession(deps.db, { id, userId: caller.account.id });
}

export function endOtherSessions(deps: SessionDeps, caller: Caller): Promise<void> {
  return deleteOtherSessions(deps.db, { userId: caller.account.id, keepId: caller.sessionId });
}
