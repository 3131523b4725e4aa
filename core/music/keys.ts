import { CAMELOT_KEYS, type CamelotKey, isMinor, keyName, pitchClass } from './camelot.ts';

const CLASSES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 };
const FLATS = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'G♭', 'G', 'A♭', 'A', 'B♭', 'B'] as const;
const SHARPS = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'] as const;

const SPELLING = /^([A-H])[ -]?(♯|#|sharp|is|♭|b|flat|es|s)?[ -]?(m|min|minor|moll|maj|major|dur)?$/i;
const NUMBERED = /^0?([1-9]|1[0-2])([ABMD])$/i;

/** Camelot's 8 is Open Key's 1; both go on by fifths. */
const openNumber = (camelot: number): number => ((camelot + 4) % 12) + 1;
const camelotNumber = (open: number): number => ((open + 6) % 12) + 1;

const isKey = (text: string): text is CamelotKey => (CAMELOT_KEYS as readonly string[]).includes(text);
const asKey = (text: string): CamelotKey | null => (isKey(text) ? text : null);

/** The key of this root (semitones above C) and mode. */
export const keyOf = (root: number, minor: boolean): CamelotKey | null =>
  CAMELOT_KEYS.find((key) => pitchClass(key) === ((root % 12) + 12) % 12 && isMinor(key) === minor) ?? null;

/**
 * Reads a key however it was tagged: Camelot (`8A`, `08a`), Open Key (`1m`, `1d`) or a name (`Am`, `A minor`, `F#m`, `Bbmaj`,
 * `E♭`, `Fis-Moll`). `B` is B natural, as in English. Null where it is none.
 */
export function readKey(text: string): CamelotKey | null {
  const trimmed = text.trim();
  const [, number, letter] = NUMBERED.exec(trimmed) ?? [];
  if (number && letter) {
    const mode = letter.toUpperCase();
    if (mode === 'A' || mode === 'B') return asKey(`${Number(number)}${mode}`);
    return asKey(`${camelotNumber(Number(number))}${mode === 'M' ? 'A' : 'B'}`);
  }
  const [, note, sign, mode] = SPELLING.exec(trimmed) ?? [];
  if (!note) return null;
  // A capital M alone is major, as in chord charts.
  const minor = mode !== undefined && mode !== 'M' && /^m(in|inor|oll)?$/i.test(mode);
  const shift = sign === undefined ? 0 : /^(♯|#|sharp|is)$/i.test(sign) ? 1 : -1;
  return keyOf((CLASSES[note.toUpperCase()] ?? 0) + shift, minor);
}

/** `1m` for `8A`: the notation of Open Key, `d` for major. */
export const openKey = (key: CamelotKey): string =>
  `${openNumber(Number.parseInt(key, 10))}${isMinor(key) ? 'm' : 'd'}`;

/** `A♭ minor / G♯ minor`: both spellings where the root is a black key. */
export function keyNames(key: CamelotKey): string {
  const name = keyName(key);
  const root = pitchClass(key);
  const other = [FLATS[root], SHARPS[root]]
    .map((note) => `${note} ${isMinor(key) ? 'minor' : 'major'}`)
    .find((spelling) => spelling !== name);
  return other === undefined ? name : `${name} / ${other}`;
}

/** Steps on the wheel, and whether the letter changes: how DJs say which key to play next. */
export const MOVES = [
  { id: 'same', steps: 0, swap: false },
  { id: 'up', steps: 1, swap: false },
  { id: 'down', steps: -1, swap: false },
  { id: 'relative', steps: 0, swap: true },
  { id: 'tone', steps: 2, swap: false },
  { id: 'semitone', steps: 7, swap: false },
] as const;

export type MoveId = (typeof MOVES)[number]['id'];

/** The key that a move leads to. */
export function moved(key: CamelotKey, { steps, swap }: { steps: number; swap: boolean }): CamelotKey {
  const number = ((Number.parseInt(key, 10) - 1 + steps + 12) % 12) + 1;
  return asKey(`${number}${isMinor(key) === swap ? 'B' : 'A'}`) ?? key;
}

/** The move that leads from one key to another; null where none of the named ones does. */
export const moveBetween = (from: CamelotKey, to: CamelotKey): MoveId | null =>
  MOVES.find((move) => moved(from, move) === to)?.id ?? null;

/** Notes that both keys have, of seven (natural minor). */
export function notesInCommon(a: CamelotKey, b: CamelotKey): number {
  const other = notesOf(b);
  return notesOf(a).filter((note) => other.includes(note)).length;
}

function notesOf(key: CamelotKey): number[] {
  const major = pitchClass(key) + (isMinor(key) ? 3 : 0);
  return [0, 2, 4, 5, 7, 9, 11].map((step) => (major + step) % 12);
}

export interface Heard {
  key: CamelotKey;
  /** What is left over, from −50 to 50. */
  cents: number;
}

/** The key that a record is heard in after so many semitones, whole or not: the nearest, and how far it is off. */
export function heardAt(key: CamelotKey, semitones: number): Heard {
  const whole = Math.round(semitones);
  return { key: keyOf(pitchClass(key) + whole, isMinor(key)) ?? key, cents: 100 * (semitones - whole) };
}
