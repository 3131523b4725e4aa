import { crcOf } from './byte-by-checksum.ts';
import { hashOf } from './check-file.ts';
import { readSeal } from './read-seal.ts';
import { type CopyFile, MOST_READ, type Reading, readingsOf } from './read-zip.ts';
import { type NamedBytes, SEAL_FILES } from './seal.ts';
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
  /** What its ZIP is like, asked once its files are known to be as they were. */
  frame: () => Frame;
}

/** Bytes of a ZIP of another program differ from ours in more places than this. */
const MOST_FRAME_CHANGES = 16;

/** What a Mac puts into a ZIP beside the files. */
const OF_MAC = /^__MACOSX\/(.*\/)?\._[^/]*$|(^|\/)\.DS_Store$/;

/** Its files without the folder that they are in. */
function withoutFolder(files: readonly CopyFile[]): CopyFile[] {
  const own = files.filter(({ name }) => !name.endsWith('/') && !OF_MAC.test(name));
  const seal = own.find(({ name }) => name.split('/').at(-1) === SEAL_FILES.seal) ?? own[0];
  const folder = seal ? seal.name.slice(0, seal.name.lastIndexOf('/') + 1) : '';
  return own.map((file) => ({
    ...file,
    name: file.name.startsWith(folder) ? file.name.slice(folder.length) : file.name,
  }));
}

/** How much is wrong with the files of a copy, by their checksums and by what its seal says. */
function faultsOf(files: readonly CopyFile[]): number {
  const bytesOf = (name: string): Uint8Array | undefined => files.find((file) => file.name === name)?.bytes;
  const missing = Object.values(SEAL_FILES).filter((name) => !bytesOf(name)).length;
  const damaged = files.filter(({ bytes, crc }) => crcOf(bytes) !== crc).length;
  const bytes = bytesOf(SEAL_FILES.seal);
  const seal = bytes && readSeal(bytes);
  const isSame = ({ name, sha256 }: { name: string; sha256: string }): boolean => {
    const own = bytesOf(name);
    return own !== undefined && hashOf(own) === sha256;
  };
  const changed = seal ? seal.files.filter((file) => !isSame(file)).length : files.length;
  return 10 * missing + damaged + changed;
}

/** The reading of a ZIP that leaves least to complain about. */
function bestReading(bytes: Uint8Array): Reading {
  let best: { reading: Reading; faults: number } | null = null;
  for (const read of readingsOf(bytes)) {
    const { files, ...rest } = read();
    const reading = { files: withoutFolder(files), ...rest };
    const faults = faultsOf(reading.files);
    if (!best || faults < best.faults) best = { reading, faults };
    if (faults === 0) break;
  }
  return best?.reading ?? { files: [], isPlain: false, isByDirectory: false };
}

function frameOf(bytes: Uint8Array, { files, isPlain, isByDirectory }: Reading): Frame {
  const was = sealedZip(files);
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
  if (offsets.length === 0 && isByDirectory) return { kind: 'longer', added };
  return isPlain ? { kind: 'sound', isOwn: false } : { kind: 'ambiguous' };
}

/** A name as programs take it that see no difference in case or in what ends it. */
const plainName = (name: string): string =>
  name
    .split('\0', 1)
    .join('')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^[./]+/, '')
    .replace(/[. ]+$/, '');

function onceEach(files: readonly CopyFile[]): Pick<ReadCopy, 'files' | 'doubled'> {
  const names = files.map(({ name }) => plainName(name));
  return {
    files: files.filter(({ name }, index) => files.findIndex((file) => file.name === name) === index),
    doubled: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
  };
}

/** The files of a copy; null where there is more than is read. */
export function readCopy(copy: Copy): ReadCopy | null {
  if ('files' in copy) {
    const size = copy.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > MOST_READ.bytes || copy.files.length > MOST_READ.files) return null;
    return {
      bytes: null,
      ...onceEach(copy.files),
      isCut: false,
      frame: () => ({ kind: 'sound', isOwn: true }),
    };
  }
  const { bytes } = copy;
  if (bytes.length > MOST_READ.bytes) return null;
  const reading = bestReading(bytes);
  return {
    bytes,
    ...onceEach(reading.files),
    isCut: isCutZip(bytes),
    frame: () => frameOf(bytes, reading),
  };
}
