import { listed } from '#core/count-words.ts';
import { brokenAt } from '../entry-chain.ts';
import type { Entry } from '../envelope.ts';
import { shortHash } from '../short-hash.ts';
import type { Frame } from './read-copy.ts';
import { isRecord } from './read-seal.ts';
import { type NamedBytes, SEAL_FILES, type Seal } from './seal.ts';
import type { SealReport } from './seal-report.ts';
import { byteWords, entryFaults, type Faults, shownName } from './seal-words.ts';

type Check = SealReport['checks'][number];

interface Findings extends Faults {
  seal: Seal;
  /** The name of the document. */
  document: string;
  /** The entries that the seal vouches for, in its order. */
  values: readonly Record<string, unknown>[];
  frame: Frame;
  unknown: readonly NamedBytes[];
}

const wrong = (title: string, detail: string): Check => ({ isRight: false, title, detail });

/** SHA-256 of the document that a record ends with; null where it doesn’t say. */
function signedHash(values: Findings['values']): unknown {
  const completed = values.at(-1);
  const event = isRecord(completed?.event) ? completed.event : {};
  return event.type === 'completed' && isRecord(event.document) ? event.document.sha256 : null;
}

function documentCheck({ files, document, values }: Findings): Check {
  const file = files.find(({ name }) => name === document);
  if (!file?.sha256) return wrong(`${document} is missing`, '');
  if (file.state !== 'same') return wrong(`${document} isn’t the signed version`, file.words);
  const signed = signedHash(values) ?? file.sha256;
  return signed === file.sha256
    ? {
        isRight: true,
        title: `${document} is the signed version`,
        detail: `SHA-256 ${shortHash(file.sha256)}`,
      }
    : wrong(`${document} isn’t the signed version`, 'The record names another hash');
}

const whereIn = ({ bytes, files }: Findings, name: string): string => {
  const [first, ...rest] = bytes.filter(({ file }) => file === name);
  if (first) return `${name}, ${rest.length === 0 ? byteWords(first) : `${rest.length + 1} bytes`}`;
  return `${name}: ${files.find((file) => file.name === name)?.words.toLowerCase() ?? 'missing'}`;
};

function entriesCheck(found: Findings): Check {
  const { entries, files, bytes, values } = found;
  const { entries: name } = SEAL_FILES;
  const file = files.find((each) => each.name === name);
  const title = 'Entries don’t match the seal';
  if (file?.state === 'missing') return wrong(title, `${name} is missing`);
  if (entries.some(({ state }) => state !== 'same'))
    return wrong(
      title,
      bytes.some((byte) => byte.file === name) ? whereIn(found, name) : entryFaults(entries).join('. '),
    );
  if (file?.state !== 'same')
    return wrong('Entries match the seal, their file doesn’t', whereIn(found, name));
  const broken = brokenAt(values as unknown as Entry[]);
  return broken
    ? wrong('Entries don’t follow on from each other', `Entry ${broken.seq}: ${broken.reason}`)
    : { isRight: true, title: 'Entries match the seal', detail: 'Nothing added, removed or moved' };
}

function sealCheck(found: Findings): Check {
  const damaged = found.files.filter(
    ({ name, state }) => state === 'changed' && (name === SEAL_FILES.seal || name === SEAL_FILES.signature),
  );
  return damaged.length === 0
    ? { isRight: true, title: 'The seal itself is genuine', detail: `Ed25519, key ${found.seal.key}` }
    : wrong('The seal is genuine, but damaged', damaged.map(({ name }) => whereIn(found, name)).join('; '));
}

function frameChecks({ frame, bytes }: Findings): Check[] {
  const title = 'The ZIP isn’t as it was made';
  switch (frame.kind) {
    case 'sound':
      return frame.isOwn
        ? []
        : [
            {
              isRight: true,
              title: 'The files are as they were sealed',
              detail: 'Another program zipped them',
            },
          ];
    case 'changed':
      return [wrong(title, bytes.map(byteWords).join(', '))];
    case 'cut':
      return [wrong(title, 'Its end is missing')];
    case 'longer':
      return [wrong(title, 'There’s something after its end')];
    case 'ambiguous':
      return [wrong(title, 'Other programs may find other files in it')];
    // Each of these has a line of its own.
    case 'more':
      return [];
  }
}

/** The checks of a copy that has a genuine seal: its document, its entries, its seal, and whatever else is to be said. */
export function checksOf(found: Findings): Check[] {
  const { files, unknown, doubled, document } = found;
  const told: readonly string[] = [document, SEAL_FILES.entries, SEAL_FILES.seal, SEAL_FILES.signature];
  const others = files.filter(({ name, state }) => state !== 'same' && !told.includes(name));
  return [
    documentCheck(found),
    entriesCheck(found),
    sealCheck(found),
    ...others.map(({ name, words }) => wrong(`${name} isn’t as it was sealed`, words)),
    ...frameChecks(found),
    ...(doubled.length > 0 ? [wrong('A file is there twice', listed(doubled))] : []),
    ...unknown.map(({ name }) => wrong('There’s a file that isn’t part of the seal', shownName(name))),
  ];
}
