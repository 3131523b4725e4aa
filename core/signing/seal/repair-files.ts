import { bytesByChecksum } from './byte-by-checksum.ts';
import { hashOf } from './check-file.ts';
import { CHANGES, findChangedByte } from './find-changed-byte.ts';
import { BLOCK, type SealedFile } from './seal.ts';
import type { CheckedFile, OnStep } from './seal-report.ts';

/** A file that isn’t as it was sealed. */
export interface DamagedFile {
  sealed: SealedFile;
  bytes: Uint8Array;
  blocks: CheckedFile['blocks'];
  /** CRC-32 that its ZIP has for it; undefined where there is none. */
  crc?: number;
  /** Whether a byte may be another than it was; of one that can’t none is tried. */
  mayDiffer: (offset: number) => boolean;
}

export interface Repair {
  name: string;
  /** The file with the bytes put right that were found. */
  bytes: Uint8Array;
  /** Where these are, ascending. */
  offsets: readonly number[];
  /** Whether it is the sealed file again. */
  isWhole: boolean;
  /** Blocks in which more than one byte was changed, as far as they were searched. */
  worse: readonly number[];
}

/** Blocks that are searched: of more than one changed byte in a block none is found, which takes long to see. */
const MOST = { blocks: 8, failures: 2 } as const;

interface Search {
  file: DamagedFile;
  block: number;
  places: readonly number[];
  found: { offset: number; was: number } | null;
}

function searchOf(file: DamagedFile, block: number): Search {
  const start = block * BLOCK;
  const all = Array.from({ length: Math.min(BLOCK, file.bytes.length - start) }, (_, place) => place);
  const likely = all.filter((place) => file.mayDiffer(start + place));
  return { file, block, places: likely.length > 0 ? likely : all, found: null };
}

/** The one byte of a file that was changed without its ZIP, which has the checksum of before. */
function findByChecksum({ file, block }: Search): Search['found'] {
  const start = block * BLOCK;
  const bytes = file.bytes.subarray(start, start + BLOCK);
  const places = file.crc === undefined ? [] : bytesByChecksum(file.bytes, file.crc);
  const found = places
    .map(({ offset, was }) => ({ offset: offset - start, was }))
    .filter(({ offset }) => offset >= 0 && offset < bytes.length);
  return (
    found.find(({ offset, was }) => hashOf(bytes.with(offset, was)) === file.sealed.blocks[block]) ?? null
  );
}

/** Undoes single changed bytes, one in each block at most, in files that have their length still. */
export function repairFiles(damaged: readonly DamagedFile[], onStep: OnStep): Repair[] {
  const searches = damaged
    .filter(({ sealed, bytes }) => bytes.length === sealed.size)
    .map((file) =>
      file.blocks.flatMap((state, block) => (state === 'changed' ? [searchOf(file, block)] : [])),
    )
    .filter((ofFile) => ofFile.length <= MOST.blocks)
    .flat()
    .slice(0, MOST.blocks);
  for (const search of searches) search.found = findByChecksum(search);
  const worse = new Set<Search>();
  for (const kind of ['bit', 'other'] as const) {
    let failures = 0;
    for (const search of searches) {
      const { file, block, places } = search;
      if (search.found || (kind === 'other' && failures === MOST.failures)) continue;
      const start = block * BLOCK;
      search.found = findChangedByte(file.bytes.subarray(start, start + BLOCK), {
        ...{ hash: file.sealed.blocks[block] ?? '', places, changes: CHANGES[kind] },
        onPlace: (done) =>
          onStep({ done, total: places.length, what: `Looking for the changed byte in ${file.sealed.name}` }),
      });
      if (search.found) continue;
      failures += 1;
      if (kind === 'other') worse.add(search);
    }
  }
  return damaged.map((file) => {
    const bytes = file.bytes.slice();
    const offsets = searches.flatMap(({ file: own, block, found }) => {
      if (own !== file || !found) return [];
      const offset = block * BLOCK + found.offset;
      bytes[offset] = found.was;
      return [offset];
    });
    const { name, sha256 } = file.sealed;
    return {
      ...{ name, bytes, offsets, isWhole: offsets.length > 0 && hashOf(bytes) === sha256 },
      worse: [...worse].flatMap((search) => (search.file === file ? [search.block] : [])),
    };
  });
}
