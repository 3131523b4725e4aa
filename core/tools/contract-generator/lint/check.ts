import { moneyWords } from '#core/money.ts';
import type { ClauseId } from '../clauses/clause-ids.ts';
import type { NumberedClause } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import type { Figures } from '../figures.ts';
import type { Terms } from '../terms.ts';

export interface Finding {
  /** An error is missing from the contract, or can't be meant; a warning is worth a look. */
  severity: 'error' | 'warning';
  /** Of the field to go to: `balance.due.days`. */
  path: string;
  /** The clause that it is about, where there is one. */
  clause?: ClauseId;
  title: string;
  text: string;
  /** What puts it right in one step. */
  fix?: { label: string; change: Partial<Contract> };
}

/** What checks look at. */
export interface Looked {
  contract: Contract;
  terms: Terms;
  clauses: readonly NumberedClause[];
  figures: Figures;
  has(id: ClauseId): boolean;
  /** ISO day. */
  today: string;
}

export interface Check {
  id: string;
  /** What is found; null where the contract has nothing to look at. */
  find(looked: Looked): readonly Finding[] | null;
  /** What is said where nothing is found. */
  passed(looked: Looked): string;
}

export const moneyIn = ({ contract: { currency } }: Looked, amount: number): string =>
  moneyWords({ amount, currency }, 'column');
