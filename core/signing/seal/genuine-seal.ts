import { type FoundEntry, readEntries } from './read-entries.ts';
import { isRecord, readSeal } from './read-seal.ts';
import {
  DOCUMENTS,
  type NamedBytes,
  SEAL_FILES,
  SEAL_FORMAT,
  type Seal,
  type SealedFile,
  sealBytes,
  sealedFileOf,
} from './seal.ts';
import type { OnStep } from './seal-report.ts';

/** A public key that Deckhand seals with. */
export interface SealKey {
  id: string;
  /** Its 32 bytes: Ed25519. */
  publicKey: Uint8Array;
}

export type Verify = (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => Promise<boolean>;

/** What was signed, and by what, even where a copy has it damaged. */
export interface GenuineSeal {
  seal: Seal;
  key: SealKey;
  /** `seal.json` and `seal.sig` as they were sealed. */
  bytes: Uint8Array;
  signature: Uint8Array;
}

export interface SealParts {
  /** `seal.json` and `seal.sig` as the copy has them. */
  bytes: Uint8Array;
  signature: Uint8Array;
  /** All files but these two, in the order of the copy. */
  files: readonly NamedBytes[];
}

export const SIGNATURE_LENGTH = 64;

/** Signatures that are tried at a time. */
const BATCH = 64;

/** The signature with one byte put right, tried bit by bit and then with each value. */
async function repairedSignature(
  { bytes, signature }: SealParts,
  key: SealKey,
  verify: Verify,
  onStep: OnStep,
): Promise<Uint8Array | null> {
  const isBit = (change: number): boolean => (change & (change - 1)) === 0;
  const changes = Array.from({ length: 255 }, (_, index) => index + 1).sort(
    (one, other) => Number(isBit(other)) - Number(isBit(one)),
  );
  const all = changes.flatMap((change) => Array.from(signature.keys(), (at) => ({ at, change })));
  for (let from = 0; from < all.length; from += BATCH) {
    onStep({ done: from, total: all.length, what: 'Looking for the changed byte in seal.sig' });
    const repaired = all
      .slice(from, from + BATCH)
      .map(({ at, change }) => signature.with(at, (signature[at] ?? 0) ^ change));
    const isRight = await Promise.all(repaired.map((each) => verify(key.publicKey, each, bytes)));
    const right = repaired[isRight.indexOf(true)];
    if (right) return right;
  }
  return null;
}

/** What a seal says beside its files, as the record in a copy tells it. */
function factsOf(entries: readonly FoundEntry[]): Pick<Seal, 'envelope' | 'version' | 'entries'> | null {
  const envelope = entries[0]?.value?.envelope;
  const versions = entries.map(({ value }) => (isRecord(value?.event) ? value.event.version : null));
  const version = versions.findLast((each) => typeof each === 'number');
  return typeof envelope === 'string' && version !== undefined
    ? { envelope, version, entries: entries.map(({ hash }) => hash) }
    : null;
}

const named = <T extends { name: string }>(files: readonly T[], names: readonly string[]): T[] =>
  names.flatMap((name) => files.find((file) => file.name === name) ?? []);

/** As Deckhand puts them under a seal, beside the document. */
const BESIDE: readonly string[] = [SEAL_FILES.audit, SEAL_FILES.entries];

/** What may be under a seal; of two documents either may be the sealed one. */
const sealedOnes = (files: readonly SealedFile[]): SealedFile[][] =>
  named(files, Object.values(DOCUMENTS)).map((document) => [document, ...named(files, BESIDE)]);

/** `seal.json` as it follows from the files, where a key vouches for that: the one in the copy is damaged. */
async function remadeSeal(
  { files, signature }: SealParts,
  keys: readonly SealKey[],
  verify: Verify,
  onStep: OnStep,
): Promise<GenuineSeal | null> {
  const record = files.find(({ name }) => name === SEAL_FILES.entries);
  const facts = record && factsOf(readEntries(record.bytes));
  if (!facts) return null;
  const known = named(files, [...Object.values(DOCUMENTS), ...BESIDE]);
  const hashed = known.map((file, done) => {
    onStep({ done, total: known.length, what: `Reading ${file.name}` });
    return sealedFileOf(file);
  });
  for (const sealed of sealedOnes(hashed)) {
    for (const key of keys) {
      const seal: Seal = { format: SEAL_FORMAT, key: key.id, ...facts, files: sealed };
      const bytes = sealBytes(seal);
      if (await verify(key.publicKey, signature, bytes)) return { seal, key, bytes, signature };
    }
  }
  return null;
}

/** The seal of a copy that one of these keys vouches for; damage to `seal.json` or to one byte of `seal.sig` is undone. */
export async function genuineSeal(
  parts: SealParts,
  keys: readonly SealKey[],
  verify: Verify,
  onStep: OnStep,
): Promise<GenuineSeal | null> {
  const { bytes, signature } = parts;
  if (signature.length !== SIGNATURE_LENGTH) return null;
  const seal = readSeal(bytes);
  const key = seal && keys.find(({ id }) => id === seal.key);
  if (key && (await verify(key.publicKey, signature, bytes))) return { seal, key, bytes, signature };
  const remade = await remadeSeal(parts, keys, verify, onStep);
  if (remade || !key) return remade;
  const repaired = await repairedSignature(parts, key, verify, onStep);
  return repaired && { seal, key, bytes, signature: repaired };
}
