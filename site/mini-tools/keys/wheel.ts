import { CAMELOT_KEYS, type CamelotKey, isMinor, keyName } from '#core/music/camelot.ts';

export const WHEEL = 340;
const MIDDLE = WHEEL / 2;
/** Where the rings begin and end: minor inside, major outside. */
const RINGS = { A: [66, 116], B: [116, 168] } as const;
/** What a field leaves free on every side: a line around one is not covered by its neighbours. */
const GAP = 1;

const point = (radius: number, turn: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
};

const arc = (radius: number, to: string, way: 0 | 1): string => `A${radius} ${radius} 0 0 ${way} ${to}`;

/** The outline of a field between two radii and two turns. */
function outline(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    point(inner, from + GAP / (2 * Math.PI * inner)),
    point(inner, to - GAP / (2 * Math.PI * inner)),
    point(outer, to - GAP / (2 * Math.PI * outer)),
    point(outer, from + GAP / (2 * Math.PI * outer)),
  ];
  return `M${a}${arc(inner, b, 1)}L${c}${arc(outer, d, 0)}Z`;
}

export interface Segment {
  key: CamelotKey;
  /** `8A, A minor`. */
  label: string;
  shape: string;
  /** A line along its outer edge. */
  line: string;
  text: { x: string; y: string };
}

/** The 24 fields of the wheel as a clock has its hours, twelve on top. */
export const SEGMENTS: readonly Segment[] = CAMELOT_KEYS.map((key) => {
  const hour = Number.parseInt(key, 10);
  const [inner, outer] = RINGS[isMinor(key) ? 'A' : 'B'];
  const [from, to] = [(hour - 0.5) / 12, (hour + 0.5) / 12];
  const edge = outer - 4;
  const [x = '', y = ''] = point((inner + outer) / 2 - 1, hour / 12).split(' ');
  return {
    key,
    label: `${key}, ${keyName(key)}`,
    shape: outline(inner + GAP, outer - GAP, from, to),
    line: `M${point(edge, from + 0.006)}${arc(edge, point(edge, to - 0.006), 1)}`,
    text: { x, y },
  };
});

/** Where an arrow key leads on the wheel: round the ring, or to the other one. Null for any other key. */
export function keyTowards(from: CamelotKey, arrow: string): CamelotKey | null {
  const at = CAMELOT_KEYS.indexOf(from);
  const ring = at < 12 ? 0 : 12;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') return CAMELOT_KEYS[(at + 12) % 24] ?? null;
  const step = arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? 11 : 0;
  return step === 0 ? null : (CAMELOT_KEYS[ring + ((at + step) % 12)] ?? null);
}
