import { bytesByChecksum } from './byte-by-checksum.ts';
import { BLOCK, hashOf, type SealedFile } from './seal.ts';
import type { CheckedFile, OnStep } from './seal-report.ts';
import { type FoundByte, type Search, search, searchFor } from './search-bytes.ts';

/** A file that isn’t as it was sealed. */
export interface DamagedFile {
  sealed: SealedFile;
  bytes: Uint8Array;
  blocks: CheckedFile['blocks'];
  /** CRC-32 that its ZIP has for it; undefined where there is none. */
  crc?: number;
  /** Whether a byte may be another than it was; of one that can’t none is tried. */
  mayDiffer: (offset: number) => boolean;
  /** Other ways to find its bytes, which are as sure as this one. */
  known: () => readonly FoundByte[];
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

/** Blocks of a file in which a byte is looked for; one with more of them is another file. */
const MOST_BLOCKS = 8;

const blockOf = (bytes: Uint8Array, block: number): Uint8Array =>
  bytes.subarray(block * BLOCK, (block + 1) * BLOCK);

function withBytes(bytes: Uint8Array, found: readonly FoundByte[]): Uint8Array {
  const changed = bytes.slice();
  for (const { offset, was } of found) changed[offset] = was;
  return changed;
}

/** The one byte of a file that was changed without its ZIP, which has the checksum of before. */
function byChecksum(bytes: Uint8Array, crc: number | undefined, { blocks }: SealedFile): FoundByte[] {
  const places = crc === undefined ? [] : bytesByChecksum(bytes, crc);
  return places.filter((found) => {
    const block = Math.floor(found.offset / BLOCK);
    return hashOf(blockOf(withBytes(bytes, [found]), block)) === blocks[block];
  });
}

/** Undoes single changed bytes, one in each block at most, in a file that has its length still. */
export function repairFile(file: DamagedFile, onStep: OnStep): Repair {
  const { sealed, blocks, crc, mayDiffer } = file;
  const { name } = sealed;
  const isLength = file.bytes.length === sealed.size;
  const single = isLength ? byChecksum(file.bytes, crc, sealed) : [];
  const known = single.length > 0 || !isLength ? single : file.known();
  const bytes = withBytes(file.bytes, known);
  const changed = [...blocks.keys()].filter(
    (block) => blocks[block] === 'changed' && hashOf(blockOf(bytes, block)) !== sealed.blocks[block],
  );
  const searches = (isLength && changed.length <= MOST_BLOCKS ? changed : []).map((block) => {
    const own = blockOf(bytes, block);
    const likely = [...own.keys()].filter((place) => mayDiffer(block * BLOCK + place));
    const places = likely.length > 0 ? likely : [...own.keys()];
    return { block, each: searchFor(own, sealed.blocks[block] ?? '', places) };
  });
  search(
    searches.map(({ each }): Search => each),
    (done, total) => onStep({ done, total, what: `Looking for the changed byte in ${name}` }),
  );
  const found = searches.flatMap(({ block, each }) =>
    each.found ? [{ offset: block * BLOCK + each.found.offset, was: each.found.was }] : [],
  );
  const all = [...known, ...found];
  const repaired = withBytes(bytes, found);
  return {
    ...{ name, bytes: repaired, offsets: all.map(({ offset }) => offset).sort((one, other) => one - other) },
    isWhole: all.length > 0 && hashOf(repaired) === sealed.sha256,
    worse: searches.flatMap(({ block, each }) => (each.isWorse ? [block] : [])),
  };
}
