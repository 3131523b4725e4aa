import { count } from '#core/count-words.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import type { SealedContract } from '#core/signing/seal/seal-report.ts';
import { elementOf, pair } from './element-of.ts';

/** Above what anybody could have written. */
const CLAIM = 'This is what the file says about itself. We can’t vouch for it.';

/** A moment in words; as it is written where it is none. */
export const momentOf = (at: string, zone: string): string =>
  Number.isNaN(Date.parse(at)) ? at : instantWords(at, zone);

/** A moment in UTC, by that name: no zone is called nothing. */
export const utcMomentOf = (at: string): string => momentOf(at, '');

/** Who signed, the first one first. */
export const signersInOrder = ({ signers }: SealedContract): SealedContract['signers'] =>
  [...signers].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** What the copy is of, and who signed it when and how. @param isVouchedFor whether its seal is one of ours */
export function contractFacts(contract: SealedContract, isVouchedFor: boolean): HTMLElement[] {
  const { title, version, pages, addendum } = contract;
  const signed = signersInOrder(contract).map(({ name, at, zone, how }) =>
    elementOf('dd', {}, [
      elementOf('b', { dir: 'auto' }, [name]),
      elementOf('span', { class: 'small muted num' }, [`${momentOf(at, zone)}, ${how}`]),
    ]),
  );
  const facts = elementOf('dl', { class: `verify-facts${isVouchedFor ? '' : ' is-claimed'}` }, [
    pair(addendum === null ? 'Contract' : 'Addendum', [title], { dir: 'auto' }),
    pair('Version', [`${version}, ${count(pages, 'page')}`], { class: 'num' }),
    ...(signed.length > 0 ? [elementOf('div', {}, [elementOf('dt', {}, ['Signed']), ...signed])] : []),
  ]);
  return isVouchedFor ? [facts] : [elementOf('p', { class: 'verify-claim small' }, [CLAIM]), facts];
}
