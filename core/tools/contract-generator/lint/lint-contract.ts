import { hasClause } from '../clauses/clause-events.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import type { Check, Finding } from './check.ts';
import { CLAUSE_CHECKS } from './clause-checks.ts';
import { MONEY_CHECKS } from './money-checks.ts';
import { PARTY_CHECKS } from './party-checks.ts';
import { PAYMENT_CHECKS } from './payment-checks.ts';
import { TIME_CHECKS } from './time-checks.ts';

export const CHECKS: readonly Check[] = [
  ...MONEY_CHECKS,
  ...PAYMENT_CHECKS,
  ...TIME_CHECKS,
  ...PARTY_CHECKS,
  ...CLAUSE_CHECKS,
];

/** What the linter says of a contract. */
export interface Linted {
  /** Errors first. */
  findings: readonly (Finding & { id: string })[];
  /** What was checked and is right. */
  passed: readonly { id: string; text: string }[];
}

/**
 * Checks a contract by rule: the same contract on the same day gives the same findings.
 * @param today ISO day
 * @param numbered its clauses, where they are known already
 */
export function lintContract(contract: Contract, today: string, numbered = clausesOf(contract)): Linted {
  const looked = {
    ...{ contract, today },
    ...numbered,
    has: (id: Parameters<typeof hasClause>[1]) => hasClause(contract, id),
  };
  const results = CHECKS.flatMap(({ id, find, passed }) => {
    const found = find(looked);
    return found === null ? [] : [{ id, found, passed: () => passed(looked) }];
  });
  const findings = results.flatMap(({ id, found }) => found.map((finding) => ({ ...finding, id })));
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  return {
    findings: [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))],
    passed: results
      .filter(({ found }) => found.length === 0)
      .map(({ id, passed }) => ({ id, text: passed() })),
  };
}
