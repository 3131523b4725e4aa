import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { currentUser } from './current-user.ts';
import { getStats } from './get-stats.ts';
import { recordVisit } from './record-visit.ts';

const DONE = { ok: true } as const;

export function userRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.currentUser, ({ caller }) => currentUser(deps, caller));
  implement.asking(API.stats, ({ caller }) => getStats(deps, caller));
  implement(API.visit, async ({ signedIn }) => {
    const end = await recordVisit(deps, signedIn);
    const reply = Response.json(DONE);
    if (end) reply.headers.set('set-cookie', await sessionCookie(deps.settings, signedIn.token, end));
    return reply;
  });
}
