import type { FieldError } from '#core/errors.ts';
import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { ESSENTIAL_CLAUSES } from '../clauses/clause-events.ts';
import { clausesOf, type NumberedClause, printedParagraphs } from '../clauses/clauses-of.ts';
import { placeholdersIn } from '../clauses/fill-text.ts';
import { linesOf } from '../clauses/lines-of.ts';
import type { Contract } from '../contract.ts';
import { contractSchema } from '../contract-schema.ts';
import { withChanges } from './with-changes.ts';

/** Without these no contract is one: their words can be changed, and they can’t be struck. */
export const mayStrike = ({ id }: Pick<NumberedClause, 'id'>): boolean =>
  id === null || !ESSENTIAL_CLAUSES.includes(id);

/** Words that the contract would read as more than words: what it fills in, and what it sets strong. */
const hasMarks = (after: readonly string[], before: readonly string[]): boolean => {
  const known = new Set(before.flatMap(placeholdersIn));
  return after.some(
    (text) => /\*\*[^*]+\*\*/.test(text) || placeholdersIn(text).some((name) => !known.has(name)),
  );
};

/** A clause as a client wants it, held against what the contract says; or what is wrong with that. `text: null` strikes it. */
export function proposedChange(
  contract: Contract,
  { clause: number, text }: { clause: number; text: string | null },
): ProposedChange | FieldError {
  const { clauses, figures } = clausesOf(contract);
  const clause = clauses.find((each) => each.number === number);
  if (!clause) return { path: 'clause', reason: 'The contract has no such clause' };
  const before = printedParagraphs(clause, figures);
  const said = { clause: number, title: clause.title, before };
  if (text === null)
    return mayStrike(clause)
      ? { ...said, after: null }
      : { path: 'text', reason: 'Without this clause there is no contract. Change its words instead' };
  const after = linesOf(text);
  const refused = (reason: string): FieldError => ({ path: 'text', reason });
  if (isSameText(after, before)) return refused('Change the text first: it says what the contract says');
  if (hasMarks(after, before)) return refused('Leave out braces and double asterisks: { } **');
  // What is accepted later has to be a contract.
  const changed = contractSchema.safeParse(withChanges(contract, [{ clause: number, after }]));
  return changed.success
    ? { ...said, after }
    : refused(changed.error.issues[0]?.message ?? 'Write the clause');
}
