/** Half of the height of a wave: it stands mirrored around 0. */
const HALF = 20;

/**
 * A wave as path data: steps one unit wide from the first peak to the last, and back below the line. `columns` are peaks of any
 * scale; the highest is 20 high, and silence a line.
 */
export function wavePath(columns: readonly number[]): string {
  const heights = heightsOf(columns);
  const above = heights.map((height) => `V-${height}h1`);
  const below = heights.toReversed().map((height) => `V${height}h-1`);
  return `M0 0${above.join('')}${below.join('')}z`;
}

function heightsOf(columns: readonly number[]): number[] {
  const highest = Math.max(...columns, 1);
  return columns.map((peak) => Math.max(0.4, Math.round((peak / highest) * HALF)));
}

type Waves = Readonly<Record<string, { columns: readonly number[] }>>;

/**
 * The waves of content/voices.json as one SVG file, each under its own id, for `<use href="…#trailer-deep">`; under `track`
 * the upper halves of those in `inTrack`, one after the other.
 */
export function voiceWaves(voices: Waves, inTrack: readonly string[]): string {
  const paths = Object.entries(voices).map(
    ([id, { columns }]) => `<path id="${id}" d="${wavePath(columns)}"/>`,
  );
  const heights = inTrack.flatMap((id) => heightsOf(voices[id]?.columns ?? []));
  const track = `<path id="track" d="M0 0${heights.map((height) => `V-${height}h1`).join('')}V0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...paths, track].join('\n')}\n</svg>\n`;
}
