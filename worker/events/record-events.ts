import type { ProductEvent } from '#core/events.ts';
import { withoutTokens } from '#core/link-token.ts';
import { insertEvents } from '#db/queries/events.ts';
import type { Deps } from '../deps.ts';

/** Keeps what a browser counted, without the tokens of links. Whose it is says the session alone, never what was sent. */
export async function recordEvents(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string | null,
  events: readonly ProductEvent[],
): Promise<void> {
  const kept = events.map((event) => ({ ...event, path: withoutTokens(event.path) }));
  await insertEvents(deps.db, { events: kept, userId, now: deps.now() });
}
