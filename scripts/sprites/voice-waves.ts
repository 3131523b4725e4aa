/** Half of the height of a wave: it stands mirrored around 0. */
const HALF = 20;

/**
 * A wave as path data: steps one unit wide from the first peak to the last, and back below the line. `columns` are peaks of any
 * scale; the highest is 20 high, and silence a line.
 */
export function wavePath(columns: readonly number[]): string {
  const highest = Math.max(...columns, 1);
  const heights = columns.map((peak) => Math.max(0.4, Math.round((peak / highest) * HALF)));
  const above = heights.map((height) => `V-${height}h1`);
  const below = heights.toReversed().map((height) => `V${height}h-1`);
  return `M0 0${above.join('')}${below.join('')}z`;
}

/** The waves of content/voices.json as one SVG file, each under its own id, for `<use href="…#trailer-deep">`. */
export function voiceWaves(voices: Readonly<Record<string, { columns: readonly number[] }>>): string {
  const paths = Object.entries(voices).map(
    ([id, { columns }]) => `<path id="${id}" d="${wavePath(columns)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join('\n')}\n</svg>\n`;
}
