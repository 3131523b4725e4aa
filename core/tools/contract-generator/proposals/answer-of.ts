import { type AnswerKind, isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';

/** What a newer version of a contract answers to a change that was proposed for the one before it. */
export function answerOf(contract: Contract, { title, before, after }: ProposedChange): AnswerKind {
  const { clauses, figures } = clausesOf(contract);
  const now = clauses
    .filter((clause) => clause.title === title)
    .map((clause) => printedParagraphs(clause, figures));
  const says = (text: readonly string[]): boolean => now.some((each) => isSameText(each, text));
  if (after ? says(after) : now.length === 0) return 'accepted';
  return says(before) ? 'kept' : 'countered';
}
