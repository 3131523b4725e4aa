import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { paragraphDiff } from '#core/word-diff.ts';
import type { ClauseId } from '../clauses/clause-ids.ts';
import { clausesOf, type NumberedClause, printedParagraphs } from '../clauses/clauses-of.ts';
import { linesOf } from '../clauses/lines-of.ts';
import type { Contract, OwnClause } from '../contract.ts';
import type { Figures } from '../figures.ts';
import { withKeptMarks } from './kept-marks.ts';

/** A clause as it was agreed, by what it is rather than by its number; null where it goes. */
export type AgreedClause =
  | { id: ClauseId; paragraphs: string[] | null }
  | { id: null; place: number; was: OwnClause; now: OwnClause | null };

/** A clause in words that were agreed on; where words of before still stand it follows what the contract fills in. */
function agreedParagraphs(
  { paragraphs }: NumberedClause,
  { before, after }: ProposedChange,
  figures: Figures,
) {
  if (after === null) return null;
  const rows = paragraphDiff(before, after).filter((row) => row.after !== null);
  return rows.map(({ before: was }, place) => {
    const [text = '', raw] = [after[place], was === null ? undefined : paragraphs[was]];
    return raw === undefined ? text : withKeptMarks(text, raw, figures);
  });
}

const prints = (contract: Contract, { title, after }: ProposedChange): boolean => {
  const { clauses, figures } = clausesOf(contract);
  return clauses.some(
    (clause) => clause.title === title && isSameText(printedParagraphs(clause, figures), after),
  );
};

/**
 * What changes that were accepted make of the clauses of a contract, which they name by their numbers in it; null where a clause
 * isn't there as it was when its change was proposed.
 */
export function agreedClauses(contract: Contract, changes: readonly ProposedChange[]): AgreedClause[] | null {
  const { clauses, figures } = clausesOf(contract);
  const own = clauses.filter(({ id }) => id === null);
  const agreed = (change: ProposedChange, isLiteral: boolean): AgreedClause | null => {
    const { clause: number, title, before, after } = change;
    const clause = clauses.find((each) => each.number === number);
    if (clause?.title !== title || !isSameText(printedParagraphs(clause, figures), before)) return null;
    const paragraphs = isLiteral ? after && [...after] : agreedParagraphs(clause, change, figures);
    if (clause.id !== null) return { id: clause.id, paragraphs };
    const place = own.indexOf(clause);
    const was = contract.ownClauses[place];
    return was ? { id: null, place, was, now: paragraphs && { title, text: paragraphs.join('\n') } } : null;
  };
  const all = changes.flatMap((change) => agreed(change, false) ?? []);
  if (all.length < changes.length) return null;
  // Another change may take away what one of them fills in: it reads as it was agreed all the same.
  const together = withAgreed(contract, all);
  return changes.flatMap((change, index) => {
    const isExact = change.after === null || prints(together, change);
    return (isExact ? all[index] : agreed(change, true)) ?? [];
  });
}

const hasSameTitle = (one: OwnClause, other: OwnClause): boolean => one.title.trim() === other.title.trim();
const hasSameText = (one: OwnClause, other: OwnClause): boolean =>
  isSameText(linesOf(one.text), linesOf(other.text));

/** The place of an own clause in a draft, where it may have moved, or have got another text or another title; or -1. */
export function placeOfOwn(
  ownClauses: readonly (OwnClause | null)[],
  { place, was }: { place: number; was: OwnClause },
): number {
  const find = (isIt: (each: OwnClause) => boolean): number =>
    ownClauses[place] && isIt(ownClauses[place])
      ? place
      : ownClauses.findIndex((each) => each !== null && isIt(each));
  const same = find((each) => hasSameTitle(each, was) && hasSameText(each, was));
  const titled = same >= 0 ? same : find((each) => hasSameTitle(each, was));
  return titled >= 0 ? titled : find((each) => hasSameText(each, was));
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

/**
 * A contract with changes of its clauses that were accepted; null where a clause isn't there as it was when its change was
 * proposed.
 */
export function withChanges(contract: Contract, changes: readonly ProposedChange[]): Contract | null {
  const agreed = agreedClauses(contract, changes);
  return agreed && withAgreed(contract, agreed);
}
