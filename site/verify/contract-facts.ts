import { count } from '#core/count-words.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import type { SealedContract } from '#core/signing/seal/seal-report.ts';
import { elementOf, pair } from './element-of.ts';

/** A moment in words; as it is written where it is none. */
export const momentOf = (at: string, zone: string): string =>
  Number.isNaN(Date.parse(at)) ? at : instantWords(at, zone);

/** What the copy is of, and who signed it when and how. */
export function contractFacts({ title, version, pages, addendum, signers }: SealedContract): HTMLElement {
  const inOrder = [...signers].sort((one, other) => (one.at < other.at ? -1 : 1));
  const number = addendum === null ? [] : [pair('Addendum', [String(addendum)], { class: 'num' })];
  return elementOf('dl', { class: 'verify-facts' }, [
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
}
