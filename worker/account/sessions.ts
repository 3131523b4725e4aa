import type { Session } from '#core/api/account.ts';
import { deleteOtherSessions, deleteSession, listSessions } from '#db/queries/account-sessions.ts';
import type { Caller, SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'>;

/** Every open session of the account; the one that asks is marked. */
export async function openSessions(deps: SessionDeps, caller: Caller): Promise<Session[]> {
  const now = deps.now();
  const { sessions, signedIn } = await caller.ask((userId) => ({
    reads: { sessions: listSessions(deps.db, { userId, now }) },
  }));
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === signedIn.sessionId,
    userAgent: session.userAgent || null,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }));
}

export function endSession(deps: SessionDeps, signedIn: SignedIn, id: string): Promise<boolean> {
  return deleteSession(deps.db, { id, userId: signedIn.account.id });
}

export function endOtherSessions(deps: SessionDeps, signedIn: SignedIn): Promise<void> {
  return deleteOtherSessions(deps.db, { userId: signedIn.account.id, keepId: signedIn.sessionId });
}
