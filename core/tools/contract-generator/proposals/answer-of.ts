import { type AnswerKind, isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';

/**
 * What a newer version of a contract answers to a change that was proposed for the one before it. Nothing counts as accepted
 * while the clause stands somewhere as it was.
 */
export function answerOf(contract: Contract, { title, before, after }: ProposedChange): AnswerKind {
  const { clauses, figures } = clausesOf(contract);
  const printed = clauses.map((clause) => ({
    isNamed: clause.title === title,
    text: printedParagraphs(clause, figures),
  }));
  const named = printed.filter(({ isNamed }) => isNamed);
  if (named.some(({ text }) => isSameText(text, before))) return 'kept';
  if (printed.some(({ text }) => isSameText(text, before))) return 'countered';
  const isAccepted = after ? named.some(({ text }) => isSameText(text, after)) : named.length === 0;
  return isAccepted ? 'accepted' : 'countered';
}
