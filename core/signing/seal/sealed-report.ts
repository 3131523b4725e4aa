import { genuineEntries, rowsAround } from './changed-bytes.ts';
import { checkedEntries } from './check-entries.ts';
import { unknownFiles } from './check-file.ts';
import { checkFiles } from './check-files.ts';
import type { GenuineSeal } from './genuine-seal.ts';
import type { Frame, ReadCopy } from './read-copy.ts';
import { isRecord } from './read-seal.ts';
import { checksOf } from './seal-checks.ts';
import type { ChangedByte, OnStep, SealReport } from './seal-report.ts';
import { adviceFor, changedWords, frameFault, sealedWords } from './seal-words.ts';
import { contractOf, documentName } from './sealed-contract.ts';
import { frameWords } from './zip-frame.ts';

/** The bytes of its ZIP that are other than they were. */
function frameBytes(frame: Frame, { bytes, files }: ReadCopy): ChangedByte[] {
  if (frame.kind !== 'changed' || !bytes) return [];
  return frame.offsets.map((offset) => ({
    ...{ file: null, offset, is: bytes[offset] ?? 0, was: frame.was[offset] ?? 0, entry: null, text: null },
    ...{ what: frameWords(files, offset), around: rowsAround(bytes, offset) },
  }));
}

/** What was found in a copy that has a genuine seal. @param isSample whether our sample key made it */
export function sealedReport(
  copy: ReadCopy,
  genuine: GenuineSeal,
  isSample: boolean,
  onStep: OnStep,
): SealReport {
  const { seal, key } = genuine;
  const { doubled } = copy;
  const { files, record, ...found } = checkFiles(copy.files, genuine, onStep);
  const isSame = files.every(({ state }) => state === 'same') && doubled.length === 0;
  const own = files.flatMap(({ name }) => copy.files.find((file) => file.name === name) ?? []);
  const frame: Frame = isSame ? copy.frame(own) : { kind: 'sound', isOwn: true };
  const fault = frameFault(frame);
  const ofFrame = frameBytes(frame, copy);
  const bytes = [...found.bytes, ...ofFrame];
  const difference =
    found.difference === null || doubled.length > 0 || fault ? null : found.difference + ofFrame.length;

  const unknown = copy.files.filter(({ name }) => files.every((file) => file.name !== name));
  const genuineOnes = record ? genuineEntries(record, seal) : [];
  const entryAt = (place: number | null) => genuineOnes.find(({ sealed }) => sealed === place);
  const readable = found.entries.map((entry) => ({
    ...entry,
    value: entryAt(entry.sealed)?.value ?? entry.value,
  }));
  const entries = checkedEntries(readable, seal.entries);
  const values = seal.entries.map((_, place) => entryAt(place)?.value).filter((value) => isRecord(value));

  const document = documentName(seal.files);
  const contract = contractOf(values, document);
  const faults = { files, entries, bytes, difference, doubled };
  const checks = checksOf({ ...faults, seal, document, values, frame, unknown });
  const isUnchanged = difference === 0 && checks.slice(0, 3).every(({ isRight }) => isRight);
  return {
    verdict: isUnchanged ? 'unchanged' : 'changed',
    ...(isUnchanged ? sealedWords(contract, isSample) : (fault ?? changedWords(faults))),
    key: { id: key.id, is: isSample ? 'sample' : 'known' },
    ...{ contract, entries },
    files: [...files, ...unknownFiles(unknown, 'Not part of the seal', onStep)],
    ...{ bytes, difference, checks },
    advice: isUnchanged ? '' : adviceFor(frame),
  };
}
