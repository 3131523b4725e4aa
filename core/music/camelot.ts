/** The Camelot wheel: `8A` is A minor, `8B` C major. A step on the wheel is a fifth, a letter the mode. */
export const CAMELOT_KEYS = [
  ...['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A', '9A', '10A', '11A', '12A'],
  ...['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B', '10B', '11B', '12B'],
] as const satisfies readonly string[];

export type CamelotKey = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}${'A' | 'B'}`;

/** As the wheel is printed: flats, but F sharp for 11A and 2B. */
const NOTES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const;

/** Semitones of 8A (A) and 8B (C) above C: the rest of the wheel goes on from there by fifths. */
const AT_EIGHT = { A: 9, B: 0 } as const;

const partsOf = (key: CamelotKey): [step: number, letter: 'A' | 'B'] => [
  Number.parseInt(key, 10),
  key.endsWith('A') ? 'A' : 'B',
];

export const isMinor = (key: CamelotKey): boolean => key.endsWith('A');

/** The root of a key as a pitch class: semitones above C, 0 to 11. */
export function pitchClass(key: CamelotKey): number {
  const [step, letter] = partsOf(key);
  return (((AT_EIGHT[letter] + 7 * (step - 8)) % 12) + 12) % 12;
}

/** `A minor` for `8A`. */
export function keyName(key: CamelotKey): string {
  return `${NOTES[pitchClass(key)]} ${isMinor(key) ? 'minor' : 'major'}`;
}

/** What ID3's TKEY takes: the root with `#` and `b`, and `m` for minor (ID3v2.4, 4.2.3). */
export function id3Key(key: CamelotKey): string {
  const note = (NOTES[pitchClass(key)] ?? 'C').replace('♭', 'b').replace('♯', '#');
  return `${note}${isMinor(key) ? 'm' : ''}`;
}

/** The root in Hz in the octave that begins at C of `octave` (C4 = 261.63 Hz; equal temperament, A4 = 440 Hz). */
export function rootHz(key: CamelotKey, octave: number): number {
  const midi = 12 * (octave + 1) + pitchClass(key);
  return 440 * 2 ** ((midi - 69) / 12);
}
