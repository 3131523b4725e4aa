import type { FieldError } from '#core/errors.ts';
import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { ESSENTIAL_CLAUSES } from '../clauses/clause-events.ts';
import { clausesOf, type NumberedClause, printedParagraphs } from '../clauses/clauses-of.ts';
import { linesOf } from '../clauses/lines-of.ts';
import type { Contract } from '../contract.ts';
import { contractSchema } from '../contract-schema.ts';
import { BLANK } from '../figures.ts';
import { statedFigures } from './stated-figures.ts';
import { withChanges } from './with-changes.ts';

/** Without these no contract is one: their words can be changed, and they can’t be struck. */
export const mayStrike = ({ id }: Pick<NumberedClause, 'id'>): boolean =>
  id === null || !ESSENTIAL_CLAUSES.includes(id);

const refused = (reason: string): FieldError => ({ path: 'text', reason });

/** Lines whose spaces differ say the same. */
const spaced = (paragraphs: readonly string[]): string[] =>
  paragraphs.map((text) => text.replaceAll(/\s+/g, ' '));

const blanksIn = (contract: Contract): number => {
  const { clauses, figures } = clausesOf(contract);
  const printed = clauses.flatMap((clause) => printedParagraphs(clause, figures)).join(' ');
  return printed.split(BLANK).length;
};

/** A clause that goes, where the contract is one without it: others may name it. */
function struck(
  contract: Contract,
  change: ProposedChange,
  clause: NumberedClause,
): ProposedChange | FieldError {
  if (!mayStrike(clause))
    return refused('Without this clause there is no contract. Change its words instead');
  const without = withChanges(contract, [change]);
  return without && blanksIn(without) <= blanksIn(contract)
    ? change
    : refused('Other clauses name this one. Change its words instead');
}

/** A clause in other words, where the contract with it can be saved and reads exactly so. */
function reworded(
  contract: Contract,
  change: ProposedChange & { after: readonly string[] },
  stated: readonly string[],
): ProposedChange | FieldError {
  const { clause: number, before, after } = change;
  if (isSameText(spaced(after), spaced(before))) return refused('You haven’t changed anything yet');
  const text = spaced(after).join(' ');
  const gone = stated.find((figure) => !text.includes(figure.replaceAll(/\s+/g, ' ')));
  if (gone)
    return refused(`Leave “${gone}” in: the contract states it elsewhere too. To change it, ask a question`);
  const changed = contractSchema.safeParse(withChanges(contract, [change]));
  if (!changed.success) return refused(changed.error.issues[0]?.message ?? 'Write the clause');
  const { clauses, figures } = clausesOf(changed.data);
  const clause = clauses.find((each) => each.number === number);
  // What the contract fills in, and what it sets strong, would be more than words.
  return clause && isSameText(printedParagraphs(clause, figures), after)
    ? change
    : refused('Leave out braces and double asterisks: { } **');
}

/** A clause as a client wants it, held against what the contract says; or what is wrong with that. `text: null` strikes it. */
export function proposedChange(
  contract: Contract,
  { clause: number, text }: { clause: number; text: string | null },
): ProposedChange | FieldError {
  const { clauses, figures } = clausesOf(contract);
  const clause = clauses.find((each) => each.number === number);
  if (!clause) return { path: 'clause', reason: 'The contract has no such clause' };
  const said = { clause: number, title: clause.title, before: printedParagraphs(clause, figures) };
  return text === null
    ? struck(contract, { ...said, after: null }, clause)
    : reworded(contract, { ...said, after: linesOf(text) }, statedFigures(clause.paragraphs, figures));
}
