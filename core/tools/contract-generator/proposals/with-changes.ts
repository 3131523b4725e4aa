import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';

/**
 * A contract with changes of its clauses that were accepted; null where a clause isn't there as it was when its change was
 * proposed.
 */
export function withChanges(contract: Contract, changes: readonly ProposedChange[]): Contract | null {
  const { clauses, figures } = clausesOf(contract);
  const own = clauses.filter(({ id }) => id === null);
  const changed = { ...contract, clauses: { ...contract.clauses }, wording: { ...contract.wording } };
  const ownClauses: (Contract['ownClauses'][number] | null)[] = [...contract.ownClauses];
  for (const { clause: number, title, before, after } of changes) {
    const clause = clauses.find((each) => each.number === number);
    const isAsItWas = clause?.title === title && isSameText(printedParagraphs(clause, figures), before);
    if (!clause || !isAsItWas) return null;
    if (clause.id === null) ownClauses[own.indexOf(clause)] = after && { title, text: after.join('\n') };
    else if (after) changed.wording[clause.id] = [...after];
    else changed.clauses[clause.id] = false;
  }
  return { ...changed, ownClauses: ownClauses.filter((each) => each !== null) };
}
