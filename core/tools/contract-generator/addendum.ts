import type { Contract } from './contract.ts';
import { contractTitle } from './contract-title.ts';
import type { ContractChanges } from './proposals/changes-between.ts';

/** What changes in a contract that both sides have signed: a page that they sign too. */
export interface Addendum {
  /** From 1. */
  number: number;
  original: {
    version: number;
    /** Of the document with both signatures, lower-case hex. */
    sha256: string;
    /** ISO instant of the last signature under it. */
    signedAt: string;
  };
  paragraphs: readonly string[];
}

/** What an addendum is called in lists and in mails. */
export const addendumTitle = (contract: Contract, number: number): string =>
  `Addendum ${number}: ${contractTitle(contract)}`;

/** What an addendum may begin with: what was changed in a contract after it was signed, each change a line. */
export const addendumText = ({ facts, clauses }: ContractChanges): string =>
  [
    ...facts.map(({ name, before, after }) =>
      after === null
        ? `${name}: no longer applies (was: ${before}).`
        : `${name}: ${after}${before === null ? '' : `, in place of: ${before}`}.`,
    ),
    ...clauses.map(({ number, title, before, after }) => {
      const text = after?.join(' ') ?? '';
      if (after === null) return `The clause “${title}” no longer applies.`;
      return before === null
        ? `A clause is added, “${title}”: ${text}`
        : `Clause ${number}, “${title}”, reads: ${text}`;
    }),
  ].join('\n');
