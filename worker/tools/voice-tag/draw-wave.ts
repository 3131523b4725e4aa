import { WAVE_COLUMNS } from '#core/tools/voice-tag/tool.ts';

const HEIGHT = 64;
const MIDDLE = HEIGHT / 2;
/** Half of the stroke that stands for silence. */
const LEAST = 0.4;

/** Inks with a contrast of 3:1 or more on the lightest and on the darkest ground that a drop is shown on. */
export const WAVE_INKS = { body: '#7d868c', core: '#c2780c' } as const;

/** One upright stroke a column, mirrored around the middle. */
function strokes(peaks: readonly number[]): string {
  return peaks
    .map((peak, column) => {
      const half = Math.max(LEAST, (Math.min(255, Math.max(0, peak)) / 255) * MIDDLE);
      return `M${column + 0.5} ${+(MIDDLE - half).toFixed(1)}v${+(half * 2).toFixed(1)}`;
    })
    .join('');
}

/** The picture of a drop, from numbers alone: the whole band, and over it what lies below 220 Hz. Peaks from 0 to 255. */
export function drawWave({ body, core }: { body: readonly number[]; core: readonly number[] }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WAVE_COLUMNS} ${HEIGHT}" preserveAspectRatio="none">` +
    `<g fill="none" stroke-width="0.7"><path stroke="${WAVE_INKS.body}" d="${strokes(body)}"/>` +
    `<path stroke="${WAVE_INKS.core}" d="${strokes(core)}"/></g></svg>`
  );
}
