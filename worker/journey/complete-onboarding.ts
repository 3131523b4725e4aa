import { type Journey, journeyOf } from '#core/journey.ts';
import { noteOnboarding } from '#db/queries/journey.ts';
import type { Deps } from '../deps.ts';

/** The tour was finished or skipped. A second time changes nothing. */
export async function completeOnboarding(
  deps: Pick<Deps, 'db' | 'tools' | 'now'>,
  userId: string,
): Promise<Journey> {
  return journeyOf(await noteOnboarding(deps.db, { userId, tools: deps.tools, now: deps.now() }));
}
