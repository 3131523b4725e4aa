import { count } from '#core/count-words.ts';
import { changedBytes } from './changed-bytes.ts';
import { type PairedEntry, pairEntries } from './check-entries.ts';
import { checkFile } from './check-file.ts';
import type { GenuineSeal } from './genuine-seal.ts';
import { readEntries } from './read-entries.ts';
import type { CopyFile } from './read-zip.ts';
import { repairEntries } from './repair-entries.ts';
import { type DamagedFile, type Repair, repairFile } from './repair-file.ts';
import { type NamedBytes, SEAL_FILES, type SealedFile, sealOf } from './seal.ts';
import type { ChangedByte, CheckedFile, OnStep } from './seal-report.ts';
import type { FoundByte } from './search-bytes.ts';

/** The sealed files of a copy, and what was changed in them. */
export interface CheckedFiles {
  files: readonly CheckedFile[];
  bytes: readonly ChangedByte[];
  /** How many bytes are others than they were; null where not all were found. */
  difference: number | null;
  /** The entries of the record as the copy has them. */
  entries: readonly PairedEntry[];
  /** The record, with the bytes put right that were found; null where it is missing. */
  record: Uint8Array | null;
}

/** `seal.json` or `seal.sig` put right: of these the sealed bytes are known. */
function repairOf({ name, bytes: was }: NamedBytes, is: Uint8Array): Repair {
  const isLength = was.length === is.length;
  const offsets = isLength ? [...was.keys()].filter((offset) => was[offset] !== is[offset]) : [];
  return { name, bytes: was, offsets, isWhole: isLength, worse: [] };
}

function withRepair(file: CheckedFile, repair: Repair | undefined): CheckedFile {
  if (file.state !== 'changed' || !repair) return file;
  if (repair.isWhole) return { ...file, words: count(repair.offsets.length, 'byte') };
  const changed = file.blocks.filter((block) => block === 'changed').length;
  const [block] = repair.worse;
  return changed === 1 && block !== undefined
    ? { ...file, words: `More than one byte in block ${block + 1}` }
    : file;
}

/** The files of a copy against its seal. Bytes that were changed are looked for. */
export function checkFiles(
  copy: readonly CopyFile[],
  { seal, key, bytes, signature }: GenuineSeal,
  onStep: OnStep,
): CheckedFiles {
  const fileOf = (name: string): CopyFile | undefined => copy.find((file) => file.name === name);
  const record = fileOf(SEAL_FILES.entries)?.bytes ?? null;
  const entries = pairEntries(record ? readEntries(record) : [], seal.entries);
  const held = entries.filter(({ state }) => state === 'same' || state === 'moved');
  const isHeld = (offset: number): boolean => held.some(({ start, end }) => start <= offset && offset < end);

  const ofSeal: readonly NamedBytes[] = [
    { name: SEAL_FILES.seal, bytes },
    { name: SEAL_FILES.signature, bytes: signature },
  ];
  const all: readonly SealedFile[] = [...seal.files, ...sealOf(ofSeal, seal, key.id).files];
  const checked = all.map((file) => checkFile(file, fileOf(file.name)?.bytes ?? null, onStep));
  const onTried = (done: number, total: number): void =>
    onStep({ done, total, what: `Looking for the changed byte in ${SEAL_FILES.entries}` });
  const damaged = seal.files.flatMap((sealed, index): DamagedFile[] => {
    const [file, state] = [fileOf(sealed.name), checked[index]];
    const mayDiffer = (offset: number): boolean => sealed.name !== SEAL_FILES.entries || !isHeld(offset);
    if (!file || state?.state !== 'changed') return [];
    const known = (): FoundByte[] =>
      sealed.name === SEAL_FILES.entries ? repairEntries(file.bytes, entries, seal.entries, onTried) : [];
    return [{ ...file, sealed, blocks: state.blocks, mayDiffer, known }];
  });
  const repairs = [
    ...damaged.map((file) => repairFile(file, onStep)),
    ...ofSeal.flatMap((file) => {
      const is = fileOf(file.name)?.bytes;
      return is ? [repairOf(file, is)] : [];
    }),
  ];
  const repairFor = (name: string): Repair | undefined => repairs.find((repair) => repair.name === name);
  const isFound = checked.every(({ name, state }) => state === 'same' || repairFor(name)?.isWhole);
  return {
    files: checked.map((file) => withRepair(file, repairFor(file.name))),
    bytes: repairs.flatMap((repair) =>
      changedBytes(repair, fileOf(repair.name)?.bytes ?? repair.bytes, seal),
    ),
    difference: isFound ? repairs.reduce((sum, { offsets }) => sum + offsets.length, 0) : null,
    ...{ entries, record: repairFor(SEAL_FILES.entries)?.bytes ?? record },
  };
}
