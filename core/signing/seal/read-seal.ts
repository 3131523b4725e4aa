import { strFromU8 } from 'fflate';
import { BLOCK, SEAL_FORMAT, type Seal, type SealedFile } from './seal.ts';

/** Longer is no seal of ours. */
const LONGEST = 8_000_000;

/** What JSON says, or undefined where it isn’t JSON. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return bytes.length > LONGEST ? undefined : JSON.parse(strFromU8(bytes));
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isHashes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHash);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function filesOf(files: unknown, blocks: unknown): SealedFile[] | null {
  if (!Array.isArray(files) || !isRecord(blocks)) return null;
  const hashes = new Map(Object.entries(blocks));
  const read = files.flatMap((file: unknown): SealedFile[] => {
    if (!isRecord(file)) return [];
    const { name, size, sha256 } = file;
    const own = typeof name === 'string' ? hashes.get(name) : undefined;
    const isWhole = typeof name === 'string' && isCount(size) && isHash(sha256) && isHashes(own);
    return isWhole && own.length === Math.ceil(size / BLOCK) ? [{ name, size, sha256, blocks: own }] : [];
  });
  return read.length === files.length ? read : null;
}

/** What a `seal.json` says; null where it isn’t a seal of this format. */
export function readSeal(bytes: Uint8Array): Seal | null {
  const data = jsonOf(bytes);
  if (!isRecord(data) || data.format !== SEAL_FORMAT) return null;
  const { key, envelope, version, entries } = data;
  const files = filesOf(data.files, data.blocks);
  const isNamed = typeof key === 'string' && typeof envelope === 'string' && isCount(version);
  return files && isNamed && isHashes(entries)
    ? { format: SEAL_FORMAT, key, envelope, version, files, entries }
    : null;
}
