import { strToU8 } from 'fflate';
import { base64Of } from './base64.ts';
import { latin, u24, u32 } from './bytes.ts';
import type { Mark } from './marks.ts';

/** Serato's own pads: red, orange, blue. */
const COLOURS = [0xcc0000, 0xcc8800, 0x0000cc] as const;
const LINE = 72;
/** Serato never writes less. */
const SMALLEST = 470;

/**
 * The content of the frame `Serato Markers2`, which Serato DJ reads cue points from: base64 of entries, in lines of 72, NULs
 * up to 470 bytes. The format is documented by its community (github.com/Holzhaus/serato-tags, serato_markers2.md).
 */
export function seratoMarkers(marks: readonly Mark[]): Uint8Array {
  const entries = [1, 1, ...marks.flatMap(cue), 0];
  const digits = base64Of(Uint8Array.from(entries));
  const lines = digits.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const content = [1, 1, ...latin(lines.join('\n')), 0];
  const padding = Math.max(0, SMALLEST - content.length);
  return Uint8Array.from([...content, ...new Array<number>(padding).fill(0)]);
}

function cue({ label, at }: Mark, index: number): number[] {
  const content = [
    ...[0, index, ...u32(Math.round(at * 1000))],
    ...[0, ...u24(COLOURS[index % COLOURS.length] ?? COLOURS[0]), 0, 0],
    ...[...strToU8(label), 0],
  ];
  return [...latin('CUE'), 0, ...u32(content.length), ...content];
}
