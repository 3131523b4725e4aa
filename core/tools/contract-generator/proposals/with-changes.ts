import type { ProposedChange } from '#core/signing/proposal.ts';
import type { ClauseId } from '../clauses/clause-ids.ts';
import { clausesOf, linesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract, OwnClause } from '../contract.ts';

type Change = Pick<ProposedChange, 'clause' | 'after'>;

/** A clause as it was agreed, by what it is rather than by its number; null where it goes. */
export type AgreedClause =
  | { id: ClauseId; paragraphs: string[] | null }
  | { id: null; place: number; was: OwnClause; now: OwnClause | null };

/** What accepted changes, which name clauses by their numbers in a contract, make of its clauses. */
export function agreedClauses(contract: Contract, changes: readonly Change[]): AgreedClause[] {
  const { clauses, figures } = clausesOf(contract);
  const own = clauses.filter(({ id }) => id === null);
  return changes.flatMap(({ clause: number, after }): AgreedClause[] => {
    const clause = clauses.find((each) => each.number === number);
    if (!clause) return [];
    // A paragraph that stays keeps what the contract fills in: it follows a fee or a date that changes later.
    const printed = printedParagraphs(clause, figures);
    const paragraphs = after?.map((text) => clause.paragraphs[printed.indexOf(text)] ?? text) ?? null;
    if (clause.id !== null) return [{ id: clause.id, paragraphs }];
    const place = own.indexOf(clause);
    const was = contract.ownClauses[place];
    const now = paragraphs && { title: clause.title, text: paragraphs.join('\n') };
    return was ? [{ id: null, place, was, now }] : [];
  });
}

const isSameTitle = (one: OwnClause, other: OwnClause): boolean => one.title.trim() === other.title.trim();
const isSameText = (one: OwnClause, other: OwnClause): boolean =>
  linesOf(one.text).join('\n') === linesOf(other.text).join('\n');

/** The place of an own clause in a draft, where it may have moved, or have got another text or another title; or -1. */
export function placeOfOwn(
  ownClauses: readonly (OwnClause | null)[],
  { place, was }: { place: number; was: OwnClause },
): number {
  const find = (isIt: (each: OwnClause) => boolean): number =>
    ownClauses[place] && isIt(ownClauses[place])
      ? place
      : ownClauses.findIndex((each) => each !== null && isIt(each));
  const same = find((each) => isSameTitle(each, was) && isSameText(each, was));
  const titled = same >= 0 ? same : find((each) => isSameTitle(each, was));
  return titled >= 0 ? titled : find((each) => isSameText(each, was));
}

/** A contract, or a draft that went on from it, with clauses as they were agreed. All else in it stays. */
export function withAgreed(contract: Contract, agreed: readonly AgreedClause[]): Contract {
  const changed = { ...contract, clauses: { ...contract.clauses }, wording: { ...contract.wording } };
  const ownClauses: (OwnClause | null)[] = [...contract.ownClauses];
  for (const clause of agreed) {
    if (clause.id === null) {
      const place = placeOfOwn(ownClauses, clause);
      if (place >= 0) ownClauses[place] = clause.now;
    } else if (clause.paragraphs) changed.wording[clause.id] = clause.paragraphs;
    else changed.clauses[clause.id] = false;
  }
  return { ...changed, ownClauses: ownClauses.filter((each) => each !== null) };
}

/** A contract with the changes of its clauses that were accepted, which name them by their numbers in it. */
export const withChanges = (contract: Contract, changes: readonly Change[]): Contract =>
  withAgreed(contract, agreedClauses(contract, changes));
