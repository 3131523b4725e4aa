import { type Journey, journeyOf } from '#core/journey.ts';
import { getReached } from '#db/queries/journey.ts';
import type { Deps } from '../deps.ts';

/** The journey of an account, by what is there. */
export async function getJourney(deps: Pick<Deps, 'db' | 'tools'>, userId: string): Promise<Journey> {
  return journeyOf(await getReached(deps.db, { userId, tools: deps.tools }));
}
