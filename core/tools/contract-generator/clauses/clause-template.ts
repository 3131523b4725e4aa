import type { Contract } from '../contract.ts';
import type { Terms } from '../terms.ts';
import type { ClauseId, GroupId } from './clause-ids.ts';

/** Whom a clause protects more. */
export const PROTECTED = { artist: 'You', both: 'Both of you', client: 'Them' } as const;
export type Protected = keyof typeof PROTECTED;

/** What a clause is written from. */
export interface Written {
  contract: Contract;
  terms: Terms;
  /** Whether another clause is in the contract. */
  has(id: ClauseId): boolean;
}

/**
 * A clause of the library. Texts have `{placeholders}` for what the contract says (figures.ts), and `**strong**` words where
 * they are defined.
 */
export interface ClauseTemplate {
  /** In the contract. */
  title: string;
  /** On the screen, where it differs. */
  label?: string;
  group: GroupId;
  /** Its paragraphs, by what was chosen. */
  paragraphs(written: Written): readonly string[];
  /** In one line. */
  inShort(written: Written): string;
  /** What it means, in plain language. */
  means(written: Written): string;
  /** Whom it protects. */
  protects: Protected | ((contract: Contract) => Protected);
  /** And how. */
  protectsHow: string | ((contract: Contract) => string);
}

export type ClausesOf<Id extends ClauseId> = Readonly<Record<Id, ClauseTemplate>>;

export const isSeries = ({ nights }: Pick<Contract, 'nights'>): boolean => nights.length > 1;
