import type { ProductEvent } from '#core/events.ts';
import { insertEvents } from '#db/queries/events.ts';
import type { Deps } from '../deps.ts';

/** Keeps what a browser counted. Whose it is says the session alone, never what was sent. */
export async function recordEvents(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string | null,
  events: readonly ProductEvent[],
): Promise<void> {
  await insertEvents(deps.db, { events, userId, now: deps.now() });
}
