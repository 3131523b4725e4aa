import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { currentUser } from './current-user.ts';
import { keepSessionAlive } from './keep-session-alive.ts';

export function userRoutes(implement: Implement, deps: Deps): void {
  implement(API.currentUser, async ({ signedIn, request }) => {
    const user = await currentUser(deps, signedIn.account);
    const cookie = await keepSessionAlive(deps, signedIn, request);
    return cookie ? Response.json(user, { headers: { 'set-cookie': cookie } }) : user;
  });
}
