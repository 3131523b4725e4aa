import type { ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';

type Change = Pick<ProposedChange, 'clause' | 'after'>;

/** A contract with the changes of its clauses that were accepted, which name them by their numbers in it. */
export function withChanges(contract: Contract, changes: readonly Change[]): Contract {
  const { clauses } = clausesOf(contract);
  const own = clauses.filter(({ id }) => id === null);
  const changed = { ...contract, clauses: { ...contract.clauses }, wording: { ...contract.wording } };
  const ownClauses: (Contract['ownClauses'][number] | null)[] = [...contract.ownClauses];
  for (const { clause: number, after } of changes) {
    const clause = clauses.find((each) => each.number === number);
    if (!clause) continue;
    if (clause.id === null) {
      const place = own.indexOf(clause);
      ownClauses[place] = after && { title: clause.title, text: after.join('\n') };
    } else if (after) changed.wording[clause.id] = [...after];
    else changed.clauses[clause.id] = false;
  }
  return { ...changed, ownClauses: ownClauses.filter((each) => each !== null) };
}
