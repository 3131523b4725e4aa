import { count } from '#core/count-words.ts';
import { changedBytes, genuineEntries, rowsAround } from './changed-bytes.ts';
import { checkedEntries, pairEntries } from './check-entries.ts';
import { checkFile, unknownFile } from './check-file.ts';
import type { GenuineSeal } from './genuine-seal.ts';
import type { Frame, ReadCopy } from './read-copy.ts';
import { readEntries } from './read-entries.ts';
import { type Repair, repairFiles } from './repair-files.ts';
import { SEAL_FILES, type SealedFile, sealOf } from './seal.ts';
import { checksOf } from './seal-checks.ts';
import type { ChangedByte, CheckedEntry, CheckedFile, OnStep, SealReport } from './seal-report.ts';
import { adviceFor, changedWords, FRAME_WORDS, sealedWords } from './seal-words.ts';
import { contractOf, documentName } from './sealed-contract.ts';
import { frameWords } from './zip-frame.ts';

const SAMPLE = 'It’s sealed with our sample key, which proves nothing.';

/** `seal.json` or `seal.sig` put right: of these the sealed bytes are known. */
function repairOf({ name, bytes: was }: { name: string; bytes: Uint8Array }, is: Uint8Array): Repair {
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

/** The bytes of its ZIP that are other than they were. */
function frameBytes(frame: Frame, { bytes, files }: ReadCopy): ChangedByte[] {
  if (frame.kind !== 'changed' || !bytes) return [];
  return frame.offsets.map((offset) => ({
    ...{ file: null, offset, is: bytes[offset] ?? 0, was: frame.was[offset] ?? 0, entry: null, text: null },
    ...{ what: frameWords(files, offset), around: rowsAround(bytes, offset) },
  }));
}

/** What was found in a copy that has a genuine seal. */
export function sealedReport(
  copy: ReadCopy,
  genuine: GenuineSeal,
  isSample: boolean,
  onStep: OnStep,
): SealReport {
  const { seal, key } = genuine;
  const bytesOf = (name: string): Uint8Array | null =>
    copy.files.find((file) => file.name === name)?.bytes ?? null;
  const own = [
    { name: SEAL_FILES.seal, bytes: genuine.bytes },
    { name: SEAL_FILES.signature, bytes: genuine.signature },
  ];
  const all: readonly SealedFile[] = [...seal.files, ...sealOf(own, seal, key.id).files];
  const checked = all.map((file) => checkFile(file, bytesOf(file.name), onStep));

  const record = bytesOf(SEAL_FILES.entries);
  const paired = pairEntries(record ? readEntries(record) : [], seal.entries);
  const held = paired.filter(({ state }) => state === 'same' || state === 'moved');
  const damaged = seal.files.flatMap((sealed, index) => {
    const [bytes, file] = [bytesOf(sealed.name), checked[index]];
    if (!bytes || file?.state !== 'changed') return [];
    const mayDiffer = (offset: number): boolean =>
      sealed.name !== SEAL_FILES.entries || !held.some(({ start, end }) => start <= offset && offset < end);
    return [{ sealed, bytes, blocks: file.blocks, mayDiffer }];
  });
  const repairs = [
    ...repairFiles(damaged, onStep),
    ...own.flatMap((file) => {
      const is = bytesOf(file.name);
      return is ? [repairOf(file, is)] : [];
    }),
  ];

  const repairFor = (name: string): Repair | undefined => repairs.find((repair) => repair.name === name);
  const files = checked.map((file) => withRepair(file, repairFor(file.name)));
  const unknown = copy.files.filter(({ name }) => all.every((file) => file.name !== name));
  const isSame = files.every(({ state }) => state === 'same') && copy.doubled.length === 0;
  const frame: Frame = isSame ? copy.frame() : { kind: 'sound', isOwn: true };
  const bytes = [
    ...repairs.flatMap((repair) => changedBytes(repair, bytesOf(repair.name) ?? repair.bytes, seal)),
    ...frameBytes(frame, copy),
  ];
  const isFound = files.every(({ name, state }) => state === 'same' || repairFor(name)?.isWhole);
  const difference =
    isFound && copy.doubled.length === 0 && (frame.kind === 'sound' || frame.kind === 'changed')
      ? bytes.length
      : null;

  const best = repairFor(SEAL_FILES.entries)?.bytes ?? record;
  const genuineOnes = best ? genuineEntries(best, seal) : [];
  const inOrder = [...genuineOnes].sort((one, other) => (one.sealed ?? 0) - (other.sealed ?? 0));
  const readable = paired.map((entry) => ({
    ...entry,
    value: genuineOnes.find(({ sealed }) => sealed === entry.sealed)?.value ?? entry.value,
  }));
  const entries: CheckedEntry[] = checkedEntries(readable, seal.entries);
  const document = documentName(seal.files);
  const values = inOrder.map(({ value }) => value);
  const contract = contractOf(values, document);
  const faults = { files, entries, bytes, difference, doubled: copy.doubled };
  const checks = checksOf({ ...faults, seal, document, completed: values.at(-1) ?? null, frame, unknown });
  const isUnchanged = isSame && frame.kind === 'sound' && checks.slice(0, 3).every(({ isRight }) => isRight);
  const words = isUnchanged
    ? { headline: 'Unchanged since it was sealed', detail: isSample ? SAMPLE : sealedWords(contract) }
    : isSame && frame.kind === 'cut'
      ? FRAME_WORDS.cut(frame.missing)
      : isSame && frame.kind === 'ambiguous'
        ? FRAME_WORDS.ambiguous
        : changedWords(faults);
  return {
    verdict: isUnchanged ? 'unchanged' : 'changed',
    ...words,
    key: { id: key.id, is: isSample ? 'sample' : 'known' },
    ...{ contract, entries },
    files: [...files, ...unknown.map(({ name, bytes: is }) => unknownFile(name, is, 'Not part of the seal'))],
    ...{ bytes, difference, checks },
    advice: isUnchanged ? '' : adviceFor(contract),
  };
}
