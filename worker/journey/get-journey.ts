import { type Journey, journeyOf } from '#core/journey.ts';
import { FACTS, factsOf, idsOf } from '#db/queries/journey.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The journey of whoever calls, by what is there. */
export async function getJourney({ tools }: Pick<Deps, 'tools'>, caller: Caller): Promise<Journey> {
  const { facts } = await caller.look(FACTS, { toolIds: idsOf(tools) });
  return journeyOf(factsOf(facts, tools).reached);
}
