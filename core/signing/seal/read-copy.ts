import { crcOf } from './byte-by-checksum.ts';
import { filesOfZip } from './files-of-zip.ts';
import { readSeal } from './read-seal.ts';
import { type CopyFile, MOST_READ, type Reading, readingsOf } from './read-zip.ts';
import { hashOf, type NamedBytes, SEAL_FILES, type SealedFile } from './seal.ts';
import type { OnStep } from './seal-report.ts';
import { sealedZip } from './sealed-zip.ts';
import { isCutZip } from './zip-headers.ts';

/** A sealed copy as somebody has it: its ZIP, or the files in it. */
export type Copy = { bytes: Uint8Array } | { files: readonly NamedBytes[] };

/** The ZIP of a copy whose files are as they were. */
export type Frame =
  /** Its own one, or that of another program that reads the same everywhere; or there is none. */
  | { kind: 'sound'; isOwn: boolean }
  /** Its own one, which is another at these places. */
  | { kind: 'changed'; offsets: readonly number[]; was: Uint8Array }
  /** Its own one without its end. */
  | { kind: 'cut'; missing: number }
  /** Its own one with something after its end. */
  | { kind: 'longer'; added: number }
  /** One with more in it than was sealed. */
  | { kind: 'more'; names: readonly string[] }
  /** One in which other programs may find other files. */
  | { kind: 'ambiguous' };

export interface ReadCopy {
  /** The ZIP; null of loose files. */
  bytes: Uint8Array | null;
  /** By their names in the copy, each once. */
  files: readonly CopyFile[];
  /** Whether the end of its ZIP is missing. */
  isCut: boolean;
  /** Names that more than one file has. */
  doubled: readonly string[];
  /** Whether its ZIP is packed in a way that isn’t read here. */
  isPackedOtherwise: boolean;
  /** What its ZIP is like, asked once its files are known to be as they were. @param sealed in the order of the seal */
  frame: (sealed: readonly NamedBytes[]) => Frame;
}

/** In its ZIP another program has something else for each file: of five that is more than this. */
const MOST_FRAME_CHANGES = 4;

const READING = 'Reading the copy';

/** How much is wrong with the files of a copy, by their checksums and by what its seal says. */
function faultsOf(files: readonly CopyFile[], onStep: OnStep): number {
  const bytesOf = (name: string): Uint8Array | undefined => files.find((file) => file.name === name)?.bytes;
  const bytes = bytesOf(SEAL_FILES.seal);
  const seal = bytes && readSeal(bytes);
  const names = new Set([...Object.values(SEAL_FILES), ...(seal?.files ?? []).map(({ name }) => name)]);
  const missing = [...names].filter((name) => !bytesOf(name)).length;
  const damaged = files.filter((file, done) => {
    onStep({ done, total: files.length, what: READING });
    return crcOf(file.bytes) !== file.crc;
  }).length;
  const isChanged = ({ name, sha256 }: SealedFile): boolean => {
    const own = bytesOf(name);
    return own !== undefined && hashOf(own) !== sha256;
  };
  const changed = seal ? seal.files.filter(isChanged).length : files.length;
  return 10 * missing + damaged + changed;
}

/** The reading of a ZIP that leaves least to complain about. */
function bestReading(bytes: Uint8Array, onStep: OnStep): Reading {
  let best: { reading: Reading; faults: number } | null = null;
  for (const read of readingsOf(bytes)) {
    const found = read();
    const reading = { ...found, files: filesOfZip(found.files) };
    const faults = faultsOf(reading.files, onStep);
    if (!best || faults < best.faults) best = { reading, faults };
    if (faults === 0) break;
  }
  if (!best) throw new Error('There is no way to read a ZIP');
  return best.reading;
}

function frameOf(bytes: Uint8Array, { files, ...reading }: Reading, sealed: readonly NamedBytes[]): Frame {
  const was = sealedZip(sealed);
  const shorter = Math.min(was.length, bytes.length);
  const offsets: number[] = [];
  for (let at = 0; at < shorter && offsets.length <= MOST_FRAME_CHANGES; at += 1)
    if (was[at] !== bytes[at]) offsets.push(at);
  const isLength = was.length === bytes.length;
  if (isLength && offsets.length === 0) return { kind: 'sound', isOwn: true };
  if (isLength && offsets.length <= MOST_FRAME_CHANGES) return { kind: 'changed', offsets, was };
  const added = bytes.length - was.length;
  if (offsets.length === 0 && added < 0) return { kind: 'cut', missing: -added };
  // What follows may be another ZIP, in which other programs find other files.
  if (offsets.length === 0 && reading.isByDirectory) return { kind: 'longer', added };
  const others = files.filter(({ name }) => sealed.every((file) => file.name !== name));
  if (others.length > 0) return { kind: 'more', names: others.map(({ name }) => name) };
  return reading.isPlain() ? { kind: 'sound', isOwn: false } : { kind: 'ambiguous' };
}

function onceEach(files: readonly CopyFile[]): Pick<ReadCopy, 'files' | 'doubled'> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const once = files.filter((file) => byName.get(file.name) === file);
  const doubled = files.filter((file) => byName.get(file.name) !== file).map(({ name }) => name);
  return { files: once, doubled: [...new Set(doubled)] };
}

/** The files of a copy; null where there is more than is read. */
export function readCopy(copy: Copy, onStep: OnStep): ReadCopy | null {
  onStep({ done: 0, total: 1, what: READING });
  if ('files' in copy) {
    const size = copy.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > MOST_READ.bytes || copy.files.length > MOST_READ.files) return null;
    return {
      ...{ bytes: null, ...onceEach(copy.files), isCut: false, isPackedOtherwise: false },
      frame: () => ({ kind: 'sound', isOwn: true }),
    };
  }
  const { bytes } = copy;
  if (bytes.length > MOST_READ.bytes) return null;
  const reading = bestReading(bytes, onStep);
  const { isPackedOtherwise } = reading;
  return {
    ...{ bytes, ...onceEach(reading.files), isCut: isCutZip(bytes), isPackedOtherwise },
    frame: (sealed) => frameOf(bytes, reading, sealed),
  };
}
