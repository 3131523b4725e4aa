/**
 * SHA-256 (FIPS 180-4) in its steps, for the search of a changed byte: most bytes stay as they are from try to try, so
 * what they add to each round is worked out once, and the state before the changed ones is kept. Hashes of anything else
 * are made by `@noble/hashes`.
 */

/** Bytes, words and rounds of a step. */
export const STEP = { bytes: 64, words: 16, rounds: 64 } as const;
export const STATE_WORDS = 8;

// biome-ignore format: a table
const CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

/** The state before the first step. */
// biome-ignore format: a table
export const FIRST_STATE = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

/** A message with its end as SHA-256 adds it: words of 32 bits, as many as whole steps take. */
export function paddedWords(message: Uint8Array): Int32Array<ArrayBuffer> {
  const steps = Math.ceil((message.length + 9) / STEP.bytes);
  const padded = new Uint8Array(steps * STEP.bytes);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length * 8);
  return Int32Array.from({ length: steps * STEP.words }, (_, word) => view.getInt32(4 * word));
}

const scratch = new Int32Array(STEP.rounds);

/** What the words of a step add to each of its rounds. @param words the 16 of the step, from `from` on */
export function writeRounds(words: Int32Array, from: number, rounds: Int32Array, to: number): void {
  for (let i = 0; i < STEP.words; i += 1) scratch[i] = words[from + i] as number;
  for (let i: number = STEP.words; i < STEP.rounds; i += 1) {
    const near = scratch[i - 2] as number;
    const far = scratch[i - 15] as number;
    const s1 = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
    const s0 = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
    scratch[i] = (s1 + (scratch[i - 7] as number) + s0 + (scratch[i - 16] as number)) | 0;
  }
  for (let i = 0; i < STEP.rounds; i += 1)
    rounds[to + i] = ((scratch[i] as number) + (CONSTANTS[i] as number)) | 0;
}

/** Takes a state through the steps whose rounds are from `from` to `to`. */
export function takeSteps(state: Int32Array, rounds: Int32Array, from: number, to: number): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let step = from; step < to; step += STEP.rounds) {
    const a0 = a;
    const b0 = b;
    const c0 = c;
    const d0 = d;
    const e0 = e;
    const f0 = f;
    const g0 = g;
    const h0 = h;
    for (let round = step; round < step + STEP.rounds; round += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (rounds[round] as number)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      const majority = (a & b) | (d & (a | b));
      c = b;
      b = a;
      a = (t1 + s0 + majority) | 0;
    }
    a = (a + a0) | 0;
    b = (b + b0) | 0;
    c = (c + c0) | 0;
    d = (d + d0) | 0;
    e = (e + e0) | 0;
    f = (f + f0) | 0;
    g = (g + g0) | 0;
    h = (h + h0) | 0;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  state[4] = e;
  state[5] = f;
  state[6] = g;
  state[7] = h;
}
