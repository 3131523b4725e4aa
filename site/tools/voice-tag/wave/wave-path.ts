/** Height of the box that a wave is drawn into; its width is its number of columns. */
export const WAVE_HEIGHT = 100;

/** Half of a stroke that stands for silence. */
const LEAST = 0.6;

/** An SVG path of one upright stroke a column, mirrored around the middle; `peaks` from 0 to `full`. */
export function wavePath(peaks: readonly number[], full: number): string {
  const middle = WAVE_HEIGHT / 2;
  return peaks
    .map((peak, column) => {
      const half = Math.max(LEAST, (peak / full) * (middle - 1));
      return `M${column + 0.5} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}
