import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read-profile.ts';

export function profileRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.profile, ({ caller }) => readProfile(deps, caller));
  implement(API.updateProfile, ({ signedIn, body }) => changeProfile(deps, signedIn.account.id, body));
}
