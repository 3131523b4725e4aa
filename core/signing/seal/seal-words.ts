import { count, listed } from '#core/count-words.ts';
import { instantWords } from '../instant-words.ts';
import type { Frame } from './read-copy.ts';
import { SEAL_FILES } from './seal.ts';
import type { ChangedByte, CheckedEntry, CheckedFile, SealedContract, SealReport } from './seal-report.ts';

type Words = Pick<SealReport, 'headline' | 'detail'>;

/** What is wrong with a copy of a genuine seal. */
export interface Faults {
  files: readonly CheckedFile[];
  entries: readonly CheckedEntry[];
  bytes: readonly ChangedByte[];
  difference: number | null;
  doubled: readonly string[];
}

/** `contract.pdf was changed after sealing` */
const filesWords = (files: readonly CheckedFile[]): string => {
  const [first] = files;
  const subject = files.length === 1 && first ? `${first.name} was` : `${files.length} files were`;
  return `${subject} changed after sealing`;
};

/** `It says 14:03:31, the sealed copy said 14:02:31.` */
const textWords = ({ text }: ChangedByte): string =>
  text ? ` It says ${text.is || 'nothing'}, the sealed copy said ${text.was || 'nothing'}.` : '';

/** Entries that are named one by one. */
const MOST_NAMED = 5;

const STATES = {
  missing: ['An entry was removed', 'entries were removed'],
  added: ['An entry was added', 'entries were added'],
  moved: ['An entry was moved', 'entries were moved'],
  changed: ['An entry was changed', 'entries were changed'],
} as const;

/** What happened to the entries, each kind of change in a sentence of its own. */
export function entryFaults(entries: readonly CheckedEntry[]): string[] {
  return (Object.keys(STATES) as (keyof typeof STATES)[]).flatMap((state) => {
    const number = entries.filter((entry) => entry.state === state).length;
    const [one, many] = STATES[state];
    return number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];
  });
}

/** `3`, `3 and 4`, `3, 4, 5 and 12 more` */
function seqWords(entries: readonly CheckedEntry[]): string {
  const seqs = entries.map(({ seq }) => String(seq));
  return listed(
    seqs.length > MOST_NAMED ? [...seqs.slice(0, MOST_NAMED), `${seqs.length - MOST_NAMED} more`] : seqs,
  );
}

/** Which entries these are, in a sentence for each kind of change. */
function entryPlaces(entries: readonly CheckedEntry[]): string[] {
  const told = (state: CheckedEntry['state'], one: string, many: string): string[] => {
    const those = entries.filter((entry) => entry.state === state);
    if (those.length === 0) return [];
    return [
      `${those.length === 1 ? 'Entry' : 'Entries'} ${seqWords(those)} ${those.length === 1 ? one : many}`,
    ];
  };
  return [
    ...told('missing', 'is missing', 'are missing'),
    ...told('added', 'of this copy isn’t in the seal', 'of this copy aren’t in the seal'),
    ...told('moved', 'isn’t in its place', 'aren’t in their places'),
    ...told('changed', 'doesn’t match its hash in the seal', 'don’t match their hashes in the seal'),
  ];
}

const sentences = (parts: readonly string[]): string => parts.map((part) => `${part}.`).join(' ');

/** `contract.pdf: 3 blocks changed` */
const placeWords = ({ name, words }: CheckedFile): string => `${name}: ${words.toLowerCase()}`;

/** The headline of a changed copy, and where it was changed. */
export function changedWords({ files, entries, bytes, difference, doubled }: Faults): Words {
  const missing = files.filter(({ state }) => state === 'missing').map(({ name }) => name);
  const changed = files.filter(({ state }) => state === 'changed');
  const [byte] = bytes;
  if (missing.length > 0) {
    const isOne = missing.length === 1;
    const without = `The seal covers ${listed(missing)}, but this copy doesn’t have ${isOne ? 'it' : 'them'}`;
    return {
      headline: isOne ? `${missing[0]} is missing` : `${missing.length} files are missing`,
      detail: sentences([without, ...changed.map(placeWords)]),
    };
  }
  if (doubled.length > 0) {
    const detail = `More than one file is called ${listed(doubled)}, and programs may open either of them.`;
    return { headline: 'A file is there twice', detail };
  }
  if (difference === 1 && byte)
    return { headline: 'One byte was changed after sealing', detail: `${byte.what}.${textWords(byte)}` };
  if (difference !== null && difference > 1)
    return {
      headline: `${difference} bytes were changed after sealing`,
      detail: sentences([...new Set(bytes.map(({ what }) => what))].slice(0, 3)),
    };
  const [first] = entryFaults(entries);
  if (first) {
    const others = changed.filter(({ name }) => name !== SEAL_FILES.entries);
    return {
      headline: `${first} after sealing`,
      detail: sentences([...entryPlaces(entries), ...others.map(placeWords)]),
    };
  }
  return changed.length > 0
    ? { headline: filesWords(changed), detail: sentences(changed.map(placeWords)) }
    : { headline: 'The record doesn’t fit the files', detail: 'They are as they were sealed, all the same.' };
}

/** Of an unchanged copy: when the contract was completed, by the clock of who signed last. */
export function sealedWords(contract: SealedContract | null, isSample: boolean): Words {
  const headline = 'Unchanged since it was sealed';
  if (isSample) return { headline, detail: 'It’s sealed with our sample key, which proves nothing.' };
  if (!contract?.completedAt) return { headline, detail: '' };
  const last = [...contract.signers].sort((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
  const at = instantWords(contract.completedAt, last?.zone ?? '');
  return { headline, detail: `Signed by both, completed on ${at}.` };
}

/** `byte 2,475` */
export const byteWords = ({ offset }: ChangedByte): string => `byte ${offset.toLocaleString('en')}`;

const SAME_FILES = 'The sealed files are in it as they were.';

/** A name that anybody may have given, without characters that hide or turn round what they stand in. */
export const shownName = (name: string): string => name.replace(/\p{C}/gu, '�');

/** `note.txt isn’t part`, `a, b, c and 2 more aren’t part` */
function moreWords(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map(shownName);
  const rest = names.length - shown.length;
  const all = listed(rest > 0 ? [...shown, `${rest} more`] : shown);
  return `${all} ${names.length === 1 ? 'isn’t' : 'aren’t'} part`;
}

/** What is wrong with the ZIP around files that are as they were; null where that is nothing, or single bytes. */
export function frameFault(frame: Frame): Words | null {
  switch (frame.kind) {
    case 'cut': {
      const missing = `${count(frame.missing, 'byte')} ${frame.missing === 1 ? 'is' : 'are'}`;
      return {
        headline: 'This copy is cut off',
        detail: `${missing} missing at the end of the ZIP. ${SAME_FILES}`,
      };
    }
    case 'longer': {
      const added = `${count(frame.added, 'byte')} ${frame.added === 1 ? 'was' : 'were'}`;
      return {
        headline: 'Something was added to this copy',
        detail: `${added} added after the end of the ZIP. ${SAME_FILES}`,
      };
    }
    case 'ambiguous':
      return {
        headline: 'Other programs may find other files in this ZIP',
        detail: 'The sealed files are in it as they were, but it has parts that programs read differently.',
      };
    case 'more':
      return {
        headline: 'There’s more in this ZIP than was sealed',
        detail: `${moreWords(frame.names)} of the seal. ${SAME_FILES}`,
      };
    default:
      return null;
  }
}

/** What to do about a changed copy, by its ZIP. */
export const adviceFor = ({ kind }: Frame): string =>
  kind === 'more' || kind === 'ambiguous'
    ? 'Use the copy as it came, or unzip this one and drop the files here.'
    : 'Use another copy: each signer can download one.';
