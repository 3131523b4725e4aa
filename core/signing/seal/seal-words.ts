import { count, listed } from '#core/count-words.ts';
import { instantWords } from '../instant-words.ts';
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

const sentences = (parts: readonly string[]): string => parts.map((part) => `${part}.`).join(' ');

/** The headline of a changed copy and what was found. */
export function changedWords({ files, entries, bytes, difference, doubled }: Faults): Words {
  const missing = files.filter(({ state }) => state === 'missing').map(({ name }) => name);
  const changed = files.filter(({ state }) => state === 'changed');
  const [byte] = bytes;
  const places = sentences(changed.map(({ name, words }) => `${name}: ${words.toLowerCase()}`));
  if (missing.length > 0) {
    const headline =
      missing.length === 1 ? `${missing[0]} is missing` : `${missing.length} files are missing`;
    return {
      headline,
      detail: `The seal covers ${listed(missing)}, but this copy doesn’t have it. ${places}`.trim(),
    };
  }
  if (doubled.length > 0) {
    const detail = `More than one file is called ${listed(doubled)}, and programs may open either of them.`;
    return { headline: 'A file is there twice', detail };
  }
  if (difference === 1 && byte)
    return { headline: 'One byte was changed after sealing', detail: `${byte.what}.${textWords(byte)}` };
  const [first, ...rest] = entryFaults(entries).filter((words) => !words.endsWith('changed'));
  if (first)
    return {
      headline: `${first} after sealing`,
      detail:
        sentences([...rest, ...entryFaults(entries).filter((words) => words.endsWith('changed'))]) || places,
    };
  if (difference !== null && difference > 1)
    return {
      headline: `${difference} bytes were changed after sealing`,
      detail: sentences(bytes.slice(0, 3).map(({ what }) => what)),
    };
  return { headline: filesWords(changed), detail: places };
}

/** When it was sealed, by the clock of who signed last; or empty. */
export function sealedWords(contract: SealedContract | null): string {
  if (!contract?.completedAt) return '';
  const last = [...contract.signers].sort((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
  return `Sealed on ${instantWords(contract.completedAt, last?.zone ?? '')}`;
}

export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

/** `byte 2,475` */
export const byteWords = ({ offset }: ChangedByte): string => `byte ${offset.toLocaleString('en')}`;

export const FRAME_WORDS = {
  changed: (number: number): string =>
    number === 1 ? 'One byte was changed after sealing' : `${number} bytes were changed after sealing`,
  cut: (missing: number): Words => ({
    headline: 'This copy is cut off',
    detail: `The last ${count(missing, 'byte')} of the ZIP are missing. The files in it are as they were sealed.`,
  }),
  ambiguous: {
    headline: 'The ZIP was changed after sealing',
    detail:
      'The sealed files are in it as they were, but other programs may find other files in this ZIP. Don’t rely on what they show you.',
  },
} as const;

/** Of what isn’t a sealed copy at all, or can’t be read as one. */
export const NOT_SEALED = {
  tooLarge: {
    headline: 'This file is too large',
    detail: 'A sealed copy has 60 MB at most.',
    advice: 'Choose the ZIP that you got from Deckhand.',
  },
  nothing: {
    headline: 'This isn’t a sealed copy',
    detail: 'A sealed copy is a ZIP with the contract, its record, seal.json and seal.sig.',
    advice: 'Choose the ZIP that you got from Deckhand.',
  },
  cut: {
    headline: 'This copy is cut off',
    detail: 'Its end is missing, and the seal with it, so there’s nothing to check it against.',
    advice: 'Download it again, or use another copy.',
  },
} as const;

/** What to do about a changed copy. */
export function adviceFor(contract: SealedContract | null): string {
  const day = contract?.completedAt ? ` on ${instantWords(contract.completedAt, 'UTC').split(',')[0]}` : '';
  return `Use another copy. Each signer got one by mail${day}.`;
}
