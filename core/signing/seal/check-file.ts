import { count } from '#core/count-words.ts';
import { BLOCK, hashOf, type NamedBytes, type SealedFile } from './seal.ts';
import type { CheckedFile, OnStep } from './seal-report.ts';

/** Files that there is nothing to compare with. */
export const unknownFiles = (files: readonly NamedBytes[], words: string, onStep: OnStep): CheckedFile[] =>
  files.map(({ name, bytes }, done) => {
    onStep({ done, total: files.length, what: `Reading ${name}` });
    const known = { name, size: bytes.length, sealedSize: null, sha256: hashOf(bytes) };
    return { ...known, state: 'unknown', blocks: [], words };
  });

function wordsOf(blocks: CheckedFile['blocks'], size: number, sealedSize: number): string {
  const changed = blocks.filter((block) => block === 'changed').length;
  const blocksChanged = `${count(changed, 'block')} changed`;
  if (size === sealedSize) return blocksChanged;
  const isCut =
    size < sealedSize &&
    blocks.every((block, index) => block === 'same' || index >= Math.floor(size / BLOCK));
  if (isCut) return `Cut off after ${count(size, 'byte')}`;
  const apart = `${count(Math.abs(size - sealedSize), 'byte')} ${size < sealedSize ? 'removed' : 'added'}`;
  return changed === 0 ? `${apart} at its end` : `${apart}, ${blocksChanged}`;
}

/**
 * A file against what the seal says of it. Where bytes were removed or added, blocks after that place are the same still.
 * @param bytes null where it is missing
 */
export function checkFile(sealed: SealedFile, bytes: Uint8Array | null, onStep: OnStep): CheckedFile {
  const { name, size: sealedSize, sha256: sealedHash } = sealed;
  const known = { name, sealedSize };
  if (!bytes) {
    const blocks = sealed.blocks.map(() => 'missing' as const);
    return { ...known, size: null, sha256: null, state: 'missing', blocks, words: 'Missing' };
  }
  const { length: size } = bytes;
  const own = hashOf(bytes);
  const isSame = own === sealedHash && size === sealedSize;
  const shift = size - sealedSize;
  const blocks = sealed.blocks.map((hash, index) => {
    onStep({ done: index, total: sealed.blocks.length, what: `Checking ${name}` });
    if (isSame) return 'same';
    const start = index * BLOCK;
    const end = Math.min(start + BLOCK, sealedSize);
    const isAt = (by: number): boolean =>
      start + by >= 0 && end + by <= size && hashOf(bytes.subarray(start + by, end + by)) === hash;
    if (isAt(0) || (shift !== 0 && isAt(shift))) return 'same';
    return end > size ? 'missing' : 'changed';
  });
  const state = isSame ? 'same' : 'changed';
  const words = isSame ? 'Same' : wordsOf(blocks, size, sealedSize);
  return { ...known, size, sha256: own, state, blocks, words };
}
