import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that SHA-256 takes in at a time. */
const STEP = 64;

const BITS = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const OTHERS = Array.from({ length: 255 }, (_, index) => index + 1).filter(
  (value) => !BITS.some((bit) => bit === value),
);

/** What one byte may have become, as the exclusive or of both: one bit of it, or any other value. */
export const CHANGES = { bit: BITS, other: OTHERS } as const;

/**
 * The one byte with which bytes have a hash: each of these places is tried with each of these changes.
 * @param places ascending
 * @param onPlace after each place, with how many were tried
 */
export function findChangedByte(
  bytes: Uint8Array,
  {
    hash,
    places,
    changes,
    onPlace,
  }: {
    hash: string;
    places: readonly number[];
    changes: readonly number[];
    onPlace: (tried: number) => void;
  },
): { offset: number; was: number } | null {
  const tried = bytes.slice();
  const [before, scratch, out] = [sha256.create(), sha256.create(), new Uint8Array(32)];
  const firstByte = Number.parseInt(hash.slice(0, 2), 16);
  let known = 0;
  for (const [index, offset] of places.entries()) {
    const start = offset - (offset % STEP);
    before.update(bytes.subarray(known, start));
    known = start;
    const rest = tried.subarray(start);
    const is = bytes[offset] ?? 0;
    for (const change of changes) {
      tried[offset] = is ^ change;
      before._cloneInto(scratch);
      scratch.update(rest).digestInto(out);
      if (out[0] === firstByte && bytesToHex(out) === hash) return { offset, was: is ^ change };
    }
    tried[offset] = is;
    onPlace(index + 1);
  }
  return null;
}
