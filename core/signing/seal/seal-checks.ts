import { listed } from '#core/count-words.ts';
import type { Frame } from './read-copy.ts';
import { isRecord } from './read-seal.ts';
import { type NamedBytes, SEAL_FILES, type Seal } from './seal.ts';
import type { SealReport } from './seal-report.ts';
import { byteWords, entryFaults, type Faults, shortHash } from './seal-words.ts';

type Check = SealReport['checks'][number];

interface Findings extends Faults {
  seal: Seal;
  /** The name of the document. */
  document: string;
  /** The last entry under the seal, where it can be read. */
  completed: Record<string, unknown> | null;
  frame: Frame;
  unknown: readonly NamedBytes[];
}

/** SHA-256 of the document that a record ends with; null where it doesn’t say. */
function signedHash(completed: Findings['completed']): unknown {
  const event = isRecord(completed?.event) ? completed.event : {};
  return event.type === 'completed' && isRecord(event.document) ? event.document.sha256 : null;
}

function documentCheck({ files, document, completed }: Findings): Check {
  const file = files.find(({ name }) => name === document);
  if (!file?.sha256) return { isRight: false, title: `${document} is missing`, detail: '' };
  const signed = signedHash(completed) ?? file.sha256;
  if (file.state !== 'same')
    return { isRight: false, title: `${document} isn’t the signed version`, detail: file.words };
  return signed === file.sha256
    ? {
        isRight: true,
        title: `${document} is the signed version`,
        detail: `SHA-256 ${shortHash(file.sha256)}`,
      }
    : {
        isRight: false,
        title: `${document} isn’t the signed version`,
        detail: 'The record names another hash',
      };
}

const whereIn = ({ bytes, files }: Findings, name: string): string => {
  const [first, ...rest] = bytes.filter(({ file }) => file === name);
  if (first) return `${name}, ${rest.length === 0 ? byteWords(first) : `${rest.length + 1} bytes`}`;
  return `${name}: ${files.find((file) => file.name === name)?.words.toLowerCase() ?? 'missing'}`;
};

function entriesCheck(found: Findings): Check {
  const { entries, files } = found;
  const file = files.find(({ name }) => name === SEAL_FILES.entries);
  if (entries.every(({ state }) => state === 'same')) {
    const isSame = file?.state === 'same';
    const detail = isSame
      ? 'Nothing added, removed or moved'
      : `${whereIn(found, SEAL_FILES.entries)}, in no entry`;
    return { isRight: isSame, title: 'Entries match the seal', detail };
  }
  const isByte = found.bytes.some((byte) => byte.file === SEAL_FILES.entries);
  const detail =
    file?.state === 'missing'
      ? `${SEAL_FILES.entries} is missing`
      : isByte
        ? whereIn(found, SEAL_FILES.entries)
        : entryFaults(entries).join('. ');
  return { isRight: false, title: 'Entries don’t match the seal', detail };
}

function sealCheck(found: Findings): Check {
  const damaged = found.files.filter(
    ({ name, state }) => state === 'changed' && (name === SEAL_FILES.seal || name === SEAL_FILES.signature),
  );
  return damaged.length === 0
    ? { isRight: true, title: 'The seal itself is genuine', detail: `Ed25519, key ${found.seal.key}` }
    : {
        isRight: false,
        title: 'The seal is genuine, but damaged',
        detail: damaged.map(({ name }) => whereIn(found, name)).join('; '),
      };
}

/** The checks of a copy that has a genuine seal: its document, its entries, its seal, and whatever else is to be said. */
export function checksOf(found: Findings): Check[] {
  const { files, frame, unknown, doubled, document } = found;
  const others = files.filter(
    ({ name, state }) =>
      state !== 'same' && name !== document && !Object.values<string>(SEAL_FILES).includes(name),
  );
  const audit = files.filter(({ name, state }) => name === SEAL_FILES.audit && state !== 'same');
  return [
    documentCheck(found),
    entriesCheck(found),
    sealCheck(found),
    ...[...audit, ...others].map(({ name, words }) => ({
      ...{ isRight: false, title: `${name} isn’t as it was sealed`, detail: words },
    })),
    ...(frame.kind === 'sound' && !frame.isOwn
      ? [
          {
            isRight: true,
            title: 'The files are as they were sealed',
            detail: 'Another program made the ZIP around them',
          },
        ]
      : []),
    ...(frame.kind === 'changed'
      ? [
          {
            isRight: false,
            title: 'The ZIP isn’t as it was made',
            detail: found.bytes.map(byteWords).join(', '),
          },
        ]
      : []),
    ...(frame.kind === 'ambiguous' || frame.kind === 'cut'
      ? [
          {
            isRight: false,
            title: 'The ZIP isn’t as it was made',
            detail: frame.kind === 'cut' ? 'Its end is missing' : 'Programs may find other files in it',
          },
        ]
      : []),
    ...(doubled.length > 0
      ? [{ isRight: false, title: 'A file is there twice', detail: listed(doubled) }]
      : []),
    ...(unknown.length > 0
      ? [
          {
            isRight: false,
            title: 'There’s a file that the seal doesn’t know',
            detail: listed(unknown.map(({ name }) => name)),
          },
        ]
      : []),
  ];
}
