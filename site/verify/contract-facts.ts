import { count } from '#core/count-words.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import type { SealedContract } from '#core/signing/seal/seal-report.ts';
import { elementOf, pair } from './element-of.ts';

/** Above what anybody could have written. */
const CLAIM = 'Below is what the file says about itself. We can’t vouch for it.';

/** A moment in words; as it is written where it is none. */
export const momentOf = (at: string, zone: string): string =>
  Number.isNaN(Date.parse(at)) ? at : instantWords(at, zone);

/** What the copy is of, and who signed it when and how. @param isVouchedFor whether its seal is one of ours */
export function contractFacts(
  { title, version, pages, addendum, signers }: SealedContract,
  isVouchedFor: boolean,
): HTMLElement[] {
  const inOrder = [...signers].sort((one, other) => (one.at < other.at ? -1 : 1));
  const number = addendum === null ? [] : [pair('Addendum', [String(addendum)], { class: 'num' })];
  const claim = elementOf('p', { class: 'verify-claim small muted' }, [CLAIM]);
  const facts = elementOf('dl', { class: 'verify-facts' }, [
    pair('Contract', [title], { dir: 'auto' }),
    ...number,
    pair('Version', [`${version}, ${count(pages, 'page')}`], { class: 'num' }),
    ...inOrder.map(({ name, at, zone, how }, index) =>
      pair(index === 0 ? 'Signed' : '', [
        elementOf('b', { dir: 'auto' }, [name]),
        elementOf('span', { class: 'small muted num' }, [`${momentOf(at, zone)}, ${how}`]),
      ]),
    ),
  ]);
  return isVouchedFor ? [facts] : [claim, facts];
}
