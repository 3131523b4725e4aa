import { clearTurns } from '#db/queries/chat-turns.ts';
import type { Deps } from '../deps.ts';

/** Forgets the words of the whole conversation. */
export async function clearChat(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<{ ok: true }> {
  await clearTurns(deps.db, { userId, now: deps.now() });
  return { ok: true };
}
