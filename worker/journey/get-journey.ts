import { type Journey, journeyOf } from '#core/journey.ts';
import { factsOf, selectFacts } from '#db/queries/journey.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The journey of whoever calls, by what is there. */
export async function getJourney(
  { db, tools }: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
): Promise<Journey> {
  const { facts } = await caller.ask((owner) => ({ reads: { facts: selectFacts(db, owner, tools) } }));
  return journeyOf(factsOf(facts[0], tools).reached);
}
