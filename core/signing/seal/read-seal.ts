import { strFromU8 } from 'fflate';
import { BLOCK, SEAL_FILES, SEAL_FORMAT, type Seal, type SealedFile } from './seal.ts';

/** Longer JSON is none of ours. */
const LONGEST = { json: 8_000_000, seal: 1_000_000 } as const;

/** Files under a seal at most. */
const MOST_FILES = 10;

const FILE_NAME = /^[a-z\d-]{1,60}\.[a-z\d]{1,9}$/;

/** What JSON says, or undefined where it isn’t JSON. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return bytes.length > LONGEST.json ? undefined : JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isHashes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHash);
const isFileName = (value: unknown): value is string => typeof value === 'string' && FILE_NAME.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function filesOf(files: unknown, blocks: unknown): SealedFile[] | null {
  if (!Array.isArray(files) || files.length > MOST_FILES || !isRecord(blocks)) return null;
  const hashes = new Map(Object.entries(blocks));
  const read = files.flatMap((file: unknown): SealedFile[] => {
    if (!isRecord(file)) return [];
    const { name, size, sha256 } = file;
    const own = typeof name === 'string' ? hashes.get(name) : undefined;
    const isWhole = isFileName(name) && isCount(size) && isHash(sha256) && isHashes(own);
    return isWhole && own.length === Math.ceil(size / BLOCK) ? [{ name, size, sha256, blocks: own }] : [];
  });
  const names = [SEAL_FILES.seal, SEAL_FILES.signature, ...read.map(({ name }) => name)];
  return read.length === files.length && new Set(names).size === names.length ? read : null;
}

/** What a `seal.json` says; null where it isn’t a seal of this format. */
export function readSeal(bytes: Uint8Array): Seal | null {
  const data = bytes.length > LONGEST.seal ? null : jsonOf(bytes);
  if (!isRecord(data) || data.format !== SEAL_FORMAT) return null;
  const { key, envelope, version, entries } = data;
  const files = filesOf(data.files, data.blocks);
  const isNamed = typeof key === 'string' && typeof envelope === 'string' && isCount(version);
  return files && isNamed && isHashes(entries)
    ? { format: SEAL_FORMAT, key, envelope, version, files, entries }
    : null;
}
