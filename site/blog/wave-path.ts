const HIGHEST = 255;
/** The least that is drawn: silence is a line, no gap. */
const LEAST = 0.02;

/** Peaks (0 to 255) as mirrored strokes: an SVG path in a box that is as wide as there are peaks and 2 high, around 0. */
export function wavePath(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(LEAST, peak / HIGHEST).toFixed(2);
      return `M${at + 0.5} -${half}V${half}`;
    })
    .join('');
}

/** `2.5 s`, `11 s`: how long a drop takes. */
export const secondsWords = (seconds: number): string => `${Number(seconds.toFixed(1))} s`;
