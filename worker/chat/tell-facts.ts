import { wordsOf } from '#core/handbook/tokens.ts';
import type { Answer, Matter } from './answer.ts';
import { CLAUSE_FACTS } from './clause-facts.ts';
import { GIG_FACTS } from './gig-facts.ts';
import { MONEY_FACTS } from './money-facts.ts';
import { WORK_FACTS } from './work-facts.ts';

/** Everything that can be told of the account. */
export const FACTS = [...CLAUSE_FACTS, ...GIG_FACTS, ...MONEY_FACTS, ...WORK_FACTS];

/** All that the question asks of the account, and nothing else: what a model gets to know of it. */
export function tellFacts(matter: Matter): Answer[] {
  const words = wordsOf(matter.question).join(' ');
  return FACTS.filter(({ asks, unless }) => asks.test(words) && !unless?.test(words)).flatMap(
    ({ tell }) => tell(matter) ?? [],
  );
}

/** The exact answer to a question about the account itself; null where it is about something else. */
export const tellFact = (matter: Matter): Answer | null => tellFacts(matter)[0] ?? null;
