import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { startTrial } from './start-trial.ts';

export function billingRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.startTrial, ({ caller }) => startTrial(deps, caller));
}
