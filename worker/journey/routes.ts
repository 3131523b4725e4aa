import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { getJourney } from './get-journey.ts';

export function journeyRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.journey, ({ caller }) => getJourney(deps, caller));
  implement(API.completeOnboarding, ({ signedIn }) => completeOnboarding(deps, signedIn.account.id));
}
