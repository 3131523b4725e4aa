import { Inflate } from 'fflate';

/** Packed bytes that are unpacked at a time: what they come to is only seen then. */
const PUSHED = 4096;

/** What comes out of packed bytes, and whether that is all: less than was said where they are damaged, and never more. */
export function inflated(packed: Uint8Array, size: number): { bytes: Uint8Array; isEnded: boolean } {
  const out = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    const fitting = chunk.subarray(0, size - length);
    out.set(fitting, length);
    length += fitting.length;
    if (fitting.length < chunk.length) throw new Error('It holds more than it says');
  });
  try {
    for (let at = 0; at < packed.length; at += PUSHED)
      inflate.push(packed.subarray(at, at + PUSHED), at + PUSHED >= packed.length);
  } catch {
    return { bytes: out.subarray(0, length), isEnded: false };
  }
  return { bytes: out.subarray(0, length), isEnded: true };
}

/** Whether packed bytes come to their end with the last of them: what follows would be hidden from most programs. */
export const endsExactly = (packed: Uint8Array, size: number): boolean =>
  inflated(packed, size).isEnded && !inflated(packed.subarray(0, -1), size).isEnded;
