import { count } from '#core/count-words.ts';
import type { SealedContract, SealReport } from './seal-report.ts';

/** What two sealed copies are to each other. */
export interface Comparison {
  /** `Two copies, one byte apart` */
  headline: string;
  /** Which of them is as it was sealed, as a sentence; or empty. */
  detail: string;
}

const isWhole = ({ verdict }: SealReport): boolean => verdict === 'unchanged';

/** Whether a key vouches for what it is of, whatever was changed since. */
const isVouchedFor = ({ verdict }: SealReport): boolean => verdict === 'unchanged' || verdict === 'changed';

/** Which of the two is as it was sealed, by what each is called; empty where none is known to be. */
function wholeWords(
  [one, other]: readonly [SealReport, SealReport],
  names: readonly [string, string],
): string {
  if (isWhole(one) && isWhole(other)) return 'Both are as they were sealed.';
  const [first, second] = names;
  if (isWhole(one)) return `${first} is as it was sealed, ${second.toLowerCase()} isn’t.`;
  if (isWhole(other)) return `${second} is as it was sealed, ${first.toLowerCase()} isn’t.`;
  return '';
}

const apart = (bytes: number): string => (bytes === 1 ? 'one byte apart' : `${count(bytes, 'byte')} apart`);

function copiesHeadline(one: SealReport, other: SealReport): string {
  const whole = [one, other].filter(isWhole).length;
  if (whole === 2) return 'Two copies, both unchanged';
  if (whole === 0)
    return `Two copies, ${[one, other].every(isVouchedFor) ? 'both changed' : 'neither confirmed'}`;
  const changed = isWhole(one) ? other : one;
  if (changed.verdict !== 'changed') return 'Two copies, one sealed by Deckhand';
  return `Two copies, ${changed.difference === null ? 'one of them changed' : apart(changed.difference)}`;
}

/** Whether this addendum changes that document, by the hash of the document with both signatures. */
const belongs = (addendum: SealedContract, original: SealedContract): boolean =>
  addendum.original !== null && addendum.original === original.sha256;

/** Two copies side by side: whether they are of one contract, which is whole, and how far they are apart. */
export function compareSealed(one: SealReport, other: SealReport): Comparison {
  const [first, second] = [one.contract, other.contract];
  if (!first || !second)
    return {
      headline: 'These two can’t be compared',
      detail: `${first || second ? 'One of them doesn’t say' : 'Neither says'} which contract it is of.`,
    };
  if (first.envelope === second.envelope && first.version === second.version)
    return {
      headline: copiesHeadline(one, other),
      detail: wholeWords([one, other], ['The first copy', 'The second copy']),
    };
  if (belongs(first, second) || belongs(second, first)) {
    const names = belongs(first, second)
      ? (['The addendum', 'The contract'] as const)
      : (['The contract', 'The addendum'] as const);
    return {
      headline: [one, other].every(isVouchedFor)
        ? 'The addendum belongs to this contract'
        : 'The addendum says that it belongs to this contract',
      detail: wholeWords([one, other], names),
    };
  }
  const isAddendum = (first.addendum === null) !== (second.addendum === null);
  return {
    headline: isAddendum
      ? 'The addendum changes another signed contract'
      : 'Two contracts, signed separately',
    detail: wholeWords([one, other], ['The first one', 'The second one']),
  };
}
