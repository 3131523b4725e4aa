import type { Contract } from '../contract.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { type Terms, termsOf } from '../terms.ts';
import { hasClause } from './clause-events.ts';
import { CLAUSE_IDS, type ClauseId, type GroupId } from './clause-ids.ts';
import type { Protected, Written } from './clause-template.ts';
import { plainFilled } from './fill-text.ts';
import { CLAUSES } from './library.ts';
import { linesOf } from './lines-of.ts';

/** A clause of a contract, with its place. */
export interface NumberedClause {
  /** Of the library; null for one of the user's own. */
  id: ClauseId | null;
  /** From 1. */
  number: number;
  title: string;
  group: GroupId;
  /** With placeholders and marks of strong words. */
  paragraphs: readonly string[];
  /** Its words are not those of the template. */
  isEdited: boolean;
}

/** The clauses of a contract, and what they are filled in with. */
export interface NumberedClauses {
  clauses: readonly NumberedClause[];
  terms: Terms;
  figures: Figures;
}

const writtenFrom = (contract: Contract, terms: Terms): Written => ({
  ...{ contract, terms },
  has: (id) => hasClause(contract, id),
});

/** The paragraphs of a clause in the words of the library. */
export const templateOf = (contract: Contract, id: ClauseId, terms: Terms): readonly string[] =>
  CLAUSES[id].paragraphs(writtenFrom(contract, terms));

/** The clauses of a contract in their order. Own ones stand before those on the law, which end it. */
export function clausesOf(contract: Contract): NumberedClauses {
  const terms = termsOf(contract);
  const written = writtenFrom(contract, terms);
  const library = CLAUSE_IDS.filter((id) => hasClause(contract, id)).map((id) => ({
    id,
    title: CLAUSES[id].title,
    group: CLAUSES[id].group,
    paragraphs: contract.wording[id] ?? CLAUSES[id].paragraphs(written),
    isEdited: contract.wording[id] !== undefined,
  }));
  const own = contract.ownClauses.map(({ title, text }) => ({
    ...{ id: null, title, paragraphs: linesOf(text), isEdited: false },
    group: 'cover' as const,
  }));
  const isLaw = ({ group }: { group: GroupId }): boolean => group === 'law';
  const inOrder = [...library.filter((clause) => !isLaw(clause)), ...own, ...library.filter(isLaw)];
  const clauses = inOrder.map((clause, index) => ({ ...clause, number: index + 1 }));
  const numbers = new Map(clauses.flatMap(({ id, number }) => (id ? [[id, number] as const] : [])));
  return { clauses, terms, figures: figuresOf(contract, terms, numbers) };
}

/** The paragraphs of a clause as they are printed, without the marks of strong words. */
export const printedParagraphs = (
  { paragraphs }: Pick<NumberedClause, 'paragraphs'>,
  figures: Figures,
): string[] => paragraphs.map((text) => plainFilled(text, figures));

/** Whom a clause protects more. */
export const protectedBy = (contract: Contract, id: ClauseId): Protected => {
  const { protects } = CLAUSES[id];
  return typeof protects === 'function' ? protects(contract) : protects;
};

/** What a clause means, in plain language, with the figures of the contract. */
export function plainTwin(
  contract: Contract,
  id: ClauseId,
  { terms, figures }: Pick<NumberedClauses, 'terms' | 'figures'>,
) {
  const { inShort, means, protectsHow } = CLAUSES[id];
  const written = writtenFrom(contract, terms);
  return {
    inShort: plainFilled(inShort(written), figures),
    means: plainFilled(means(written), figures),
    protects: protectedBy(contract, id),
    protectsHow: typeof protectsHow === 'function' ? protectsHow(contract) : protectsHow,
  };
}

/** How many clauses of a contract protect whom more; own ones are not counted. */
export function fairnessOf(contract: Contract): Record<Protected, number> {
  const counts = { artist: 0, both: 0, client: 0 };
  for (const id of CLAUSE_IDS) if (hasClause(contract, id)) counts[protectedBy(contract, id)] += 1;
  return counts;
}
