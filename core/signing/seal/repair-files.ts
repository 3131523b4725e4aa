import { hashOf } from './check-file.ts';
import { CHANGES, findChangedByte } from './find-changed-byte.ts';
import { BLOCK, type SealedFile } from './seal.ts';
import type { CheckedFile, OnStep } from './seal-report.ts';

/** A file that isn’t as it was sealed. */
export interface DamagedFile {
  sealed: SealedFile;
  bytes: Uint8Array;
  blocks: CheckedFile['blocks'];
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

/**
 * Undoes single changed bytes, one in each block at most, in files that have their length still.
 */
export function repairFiles(damaged: readonly DamagedFile[], onStep: OnStep): Repair[] {
  const searches = damaged
    .filter(({ sealed, bytes }) => bytes.length === sealed.size)
    .map((file) =>
      file.blocks.flatMap((state, block) => (state === 'changed' ? [searchOf(file, block)] : [])),
    )
    .filter((ofFile) => ofFile.length <= MOST.blocks)
    .flat()
    .slice(0, MOST.blocks);
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
