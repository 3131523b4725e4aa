import { type Journey, journeyOf } from '#core/journey.ts';
import { FACT_COLUMNS, factsOf, idsOf } from '#db/queries/journey.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The journey of whoever calls, by what is there. */
export async function getJourney({ tools }: Pick<Deps, 'tools'>, caller: Caller): Promise<Journey> {
  const { facts } = await caller.look(FACT_COLUMNS, { toolIds: idsOf(tools) });
  return journeyOf(factsOf(facts, tools).reached);
}
