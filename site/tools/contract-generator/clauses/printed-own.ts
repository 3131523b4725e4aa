import type { FieldError } from '#core/errors.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';

/** The places in a draft of own clauses that are printed: something stands in them, and nothing of it is refused. */
export const printedOwn = (
  { ownClauses }: Pick<Contract, 'ownClauses'>,
  problems: readonly FieldError[],
): number[] =>
  ownClauses.flatMap(({ title, text }, place) => {
    const isEmpty = !title.trim() && !text.trim();
    const isRefused = problems.some(({ path }) => path.startsWith(`ownClauses.${place}.`));
    return isEmpty || isRefused ? [] : [place];
  });
