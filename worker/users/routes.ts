import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { currentUser } from './current-user.ts';
import { getStats } from './get-stats.ts';
import { keepSessionAlive } from './keep-session-alive.ts';

export function userRoutes(implement: Implement, deps: Deps): void {
  implement(API.currentUser, async ({ signedIn }) => {
    const user = await currentUser(deps, signedIn.account);
    const end = await keepSessionAlive(deps, signedIn);
    if (!end) return user;
    const cookie = await sessionCookie(deps.settings, signedIn.token, end);
    return Response.json(user, { headers: { 'set-cookie': cookie } });
  });
  implement(API.stats, ({ signedIn }) => getStats(deps, signedIn.account.id));
}
