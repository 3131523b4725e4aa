import { FIRST_STATE, paddedWords, STATE_WORDS, STEP, takeSteps, writeRounds } from './sha256-steps.ts';

const BITS = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const OTHERS = Array.from({ length: 255 }, (_, index) => index + 1).filter(
  (value) => !BITS.some((bit) => bit === value),
);

/** What one byte may have become, as the exclusive or of both: one bit of it, or any other value. */
export const CHANGES = { bit: BITS, other: OTHERS } as const;

/** A hash of SHA-256 as its state. @param hash 64 hex digits */
const stateOf = (hash: string): number[] =>
  Array.from(
    { length: STATE_WORDS },
    (_, word) => Number.parseInt(hash.slice(8 * word, 8 * word + 8), 16) | 0,
  );

/**
 * The one byte with which bytes have a hash: each of these places is tried with each of these changes.
 * @param hash SHA-256, hex
 * @param onPlace after each place, with how many were tried; may throw to stop
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
  const target = stateOf(hash);
  const words = paddedWords(bytes);
  const rounds = new Int32Array((words.length / STEP.words) * STEP.rounds);
  for (let from = 0; from < words.length; from += STEP.words)
    writeRounds(words, from, rounds, (from / STEP.words) * STEP.rounds);

  const [before, state, own] = [FIRST_STATE.slice(), FIRST_STATE.slice(), new Int32Array(STEP.rounds)];
  let known = 0;
  for (const [index, offset] of places.entries()) {
    const step = Math.floor(offset / STEP.bytes);
    const start = step * STEP.rounds;
    takeSteps(before, rounds, known, start);
    known = start;
    const word = offset >> 2;
    const is = words[word] ?? 0;
    for (const change of changes) {
      words[word] = is ^ (change << (24 - 8 * (offset & 3)));
      writeRounds(words, step * STEP.words, own, 0);
      state.set(before);
      takeSteps(state, own, 0, STEP.rounds);
      takeSteps(state, rounds, start + STEP.rounds, rounds.length);
      if (state[0] === target[0] && target.every((part, at) => state[at] === part))
        return { offset, was: (bytes[offset] ?? 0) ^ change };
    }
    words[word] = is;
    onPlace(index + 1);
  }
  return null;
}
