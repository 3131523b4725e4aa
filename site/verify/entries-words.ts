import { count, listed } from '#core/count-words.ts';
import type { CheckedEntry, SealedContract } from '#core/signing/seal/seal-report.ts';

/** What a screen reader is told of an entry. */
export const STATE_WORDS: Readonly<Record<CheckedEntry['state'], string>> = {
  same: 'as sealed',
  changed: 'changed',
  missing: 'missing',
  added: 'not under the seal',
  moved: 'moved',
  unknown: 'not checked',
};

/** What stands below an entry: `Signed, client`, where one side alone has that name. */
export function entryLabel({ what, who, state }: CheckedEntry, contract: SealedContract | null): string {
  if (!what) return state === 'missing' ? 'Missing' : '?';
  const [signer, another] = contract?.signers.filter(({ name }) => name === who) ?? [];
  return what === 'Signed' && signer && !another ? `Signed, ${signer.role}` : what;
}

/** What is said of one such entry, and of several. */
const WRONG = {
  changed: ['doesn’t match its hash in the seal', 'don’t match their hashes in the seal'],
  missing: ['is missing', 'are missing'],
  added: ['isn’t under the seal', 'aren’t under the seal'],
  moved: ['isn’t in its place', 'aren’t in their places'],
} as const;

/** What is said below the entries of a copy: `8 of 9 hold. Entry 7 doesn’t match its hash in the seal.` */
export function entriesWords(entries: readonly CheckedEntry[]): string {
  if (entries.some(({ state }) => state === 'unknown'))
    return `${count(entries.length, 'entry', 'entries')}. Without a genuine seal there is nothing to check against.`;
  const holding = entries.filter(({ state }) => state === 'same').length;
  if (holding === entries.length) return `${holding} of ${holding} in order, each tied to the one before.`;
  const wrong = Object.entries(WRONG).flatMap(([kind, [one, several]]) => {
    const places = entries.filter(({ state }) => state === kind).map(({ seq }) => String(seq));
    if (places.length === 0) return [];
    return [places.length === 1 ? `Entry ${places[0]} ${one}.` : `Entries ${listed(places)} ${several}.`];
  });
  return [`${holding} of ${entries.length} hold.`, ...wrong].join(' ');
}
