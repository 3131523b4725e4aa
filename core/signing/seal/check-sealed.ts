import { genuineSeal, type SealKey, SIGNATURE_LENGTH, type Verify } from './genuine-seal.ts';
import { type Copy, readCopy } from './read-copy.ts';
import { SEAL_FILES } from './seal.ts';
import type { OnStep, SealProgress, SealReport } from './seal-report.ts';
import { sealedReport } from './sealed-report.ts';
import { brokenSeal, NOT_SEALED, notSealed, withoutSeal } from './unsealed-report.ts';

export interface CheckOptions {
  keys: readonly SealKey[];
  /** Of our own example: what it sealed proves nothing. */
  sampleKey?: SealKey;
  /** Whether a signature of Ed25519 is that of a key. */
  verify: Verify;
  onProgress?: (progress: SealProgress) => void;
}

/** What became of a sealed copy since it was sealed. Takes any bytes; rejects only where `verify` does. */
export async function checkSealed(copy: Copy, options: CheckOptions): Promise<SealReport> {
  const { keys, sampleKey, verify, onProgress } = options;
  const onStep: OnStep = (progress) => onProgress?.(progress);
  const read = readCopy(copy, onStep);
  if (!read) return notSealed(NOT_SEALED.tooLarge);
  const bytesOf = (name: string): Uint8Array | undefined =>
    read.files.find((file) => file.name === name)?.bytes;
  const [bytes, signature] = [bytesOf(SEAL_FILES.seal), bytesOf(SEAL_FILES.signature)];
  const isCut = read.isCut && (signature?.length ?? 0) < SIGNATURE_LENGTH;
  if (read.isPackedOtherwise) return notSealed(NOT_SEALED.packed);
  if (!bytes || !signature || isCut) return withoutSeal(read.files, isCut, onStep);
  const parts = {
    ...{ bytes, signature },
    files: read.files.filter(({ name }) => name !== SEAL_FILES.seal && name !== SEAL_FILES.signature),
  };
  const all = sampleKey ? [...keys, sampleKey] : keys;
  const genuine = await genuineSeal(parts, all, verify, onStep);
  return genuine
    ? sealedReport(read, genuine, genuine.key.id === sampleKey?.id, onStep)
    : brokenSeal(parts, options, onStep);
}
