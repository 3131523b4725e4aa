import { CAMELOT_KEYS, type CamelotKey, isMinor } from '#core/music/camelot.ts';

const STEPS = 12;

const stepOf = (key: CamelotKey): number => Number.parseInt(key, 10);
const isKey = (text: string): text is CamelotKey => (CAMELOT_KEYS as readonly string[]).includes(text);

function keyOf(step: number, letter: 'A' | 'B'): CamelotKey {
  const key = `${((((step - 1) % STEPS) + STEPS) % STEPS) + 1}${letter}`;
  return isKey(key) ? key : '8A';
}

const letterOf = (key: CamelotKey): 'A' | 'B' => (isMinor(key) ? 'A' : 'B');

/** The 24 keys as the wheel shows them: round the major ring from 12 o'clock, then round the minor one. */
export const WHEEL: readonly CamelotKey[] = (['B', 'A'] as const).flatMap((letter) =>
  Array.from({ length: STEPS }, (_, step) => keyOf(step + STEPS, letter)),
);

/** Where the centre of a key stands, from -1 to 1 of half the wheel; 12 is on top, as on a clock. */
export function keyAt(key: CamelotKey): { x: number; y: number } {
  const angle = (stepOf(key) / STEPS) * 2 * Math.PI;
  const radius = isMinor(key) ? 0.555 : 0.865;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** The keys beside a key and across the ring: what a DJ mixes it with. */
export function mixesWith(key: CamelotKey): CamelotKey[] {
  const letter = letterOf(key);
  const across = letter === 'A' ? 'B' : 'A';
  return [keyOf(stepOf(key) - 1, letter), keyOf(stepOf(key) + 1, letter), keyOf(stepOf(key), across)];
}

/** The key that an arrow leads to: round the ring, or over to the other one. Null where the key does not move. */
export function stepOnWheel(key: CamelotKey, pressed: string): CamelotKey | null {
  const letter = letterOf(key);
  switch (pressed) {
    case 'ArrowRight':
      return keyOf(stepOf(key) + 1, letter);
    case 'ArrowLeft':
      return keyOf(stepOf(key) - 1, letter);
    case 'ArrowUp':
    case 'ArrowDown':
      return keyOf(stepOf(key), letter === 'A' ? 'B' : 'A');
    case 'Home':
      return keyOf(1, letter);
    case 'End':
      return keyOf(STEPS, letter);
    default:
      return null;
  }
}
