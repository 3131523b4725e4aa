import { type AnswerKind, isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, type NumberedClauses, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';

/** What a clause of one contract says in another: by its place in the library; an own one by its title. */
function textsOf(
  { clauses, figures }: NumberedClauses,
  { id, title }: Pick<NumberedClauses['clauses'][number], 'id' | 'title'>,
): string[][] {
  return clauses
    .filter((each) => each.id === id && (id !== null || each.title === title))
    .map((each) => printedParagraphs(each, figures));
}

/** What a newer version of a contract answers to a change that was proposed for it. */
export function answerOf(before: Contract, after: Contract, change: ProposedChange): AnswerKind {
  const was = clausesOf(before);
  const clause = was.clauses.find(({ number }) => number === change.clause);
  if (!clause) return 'countered';
  const now = textsOf(clausesOf(after), clause);
  const isThere = (text: readonly string[]): boolean => now.some((each) => isSameText(each, text));
  const isAccepted = change.after ? isThere(change.after) : now.length < textsOf(was, clause).length;
  return isAccepted ? 'accepted' : isThere(change.before) ? 'kept' : 'countered';
}
