import { wordsOf } from '#core/handbook/tokens.ts';
import type { Answer, Matter } from './answer.ts';
import { MONEY_FACTS } from './money-facts.ts';
import { WORK_FACTS } from './work-facts.ts';

const FACTS = [...MONEY_FACTS, ...WORK_FACTS];

/** The exact answer to a question about the account itself; null where it is about something else. */
export function tellFact(matter: Matter): Answer | null {
  const words = wordsOf(matter.question).join(' ');
  const fact = FACTS.find(({ asks, unless }) => asks.test(words) && !unless?.test(words));
  return fact ? fact.tell(matter) : null;
}

/** Everything that can be told of the account, whatever was asked: what a model gets to know. */
export const allFacts = (matter: Matter): Answer[] => FACTS.map((fact) => fact.tell(matter));
