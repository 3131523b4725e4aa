import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { recordEvents } from './record-events.ts';

export function eventsRoutes(implement: Implement, deps: Deps): void {
  implement(API.events, async ({ signedIn, body }) => {
    await recordEvents(deps, signedIn?.account.id ?? null, body.events);
    return { ok: true };
  });
}
