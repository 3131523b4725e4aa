import { cepstra, normalised, spectra, withChange } from './cepstrum.ts';

/** Lengths of the vocal tract that a listener would allow for, the likeliest first: it spares much of the others. */
const WARPS = [0.96, 0.84, 1.1, 0.72, 1.27, 0.6, 1.46];
/** How far apart in time two ways to say it may get, as a share of the longer. */
const BAND = 0.35;

export type Features = readonly Float32Array[];

function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) {
    const apart = one[index]! - other[index]!;
    sum += apart * apart;
  }
  return Math.sqrt(sum);
}

/**
 * Dynamic time warping, symmetric (Sakoe and Chiba, 1978): mean distance along the best path, or infinity as soon as it
 * is sure to be more than `most`.
 */
function warpedDistance(one: Features, other: Features, most: number): number {
  const [rows, columns] = [one.length, other.length];
  const width = Math.floor(Math.max(Math.abs(rows - columns), BAND * Math.max(rows, columns)));
  let before = new Float64Array(columns + 1).fill(1e12);
  let here = new Float64Array(columns + 1);
  before[0] = 0;
  for (let row = 1; row <= rows; row++) {
    here.fill(1e12);
    let least = 1e12;
    const middle = (row * columns) / rows;
    const first = Math.max(1, Math.floor(middle - width));
    const last = Math.min(columns, Math.floor(middle + width));
    for (let column = first; column <= last; column++) {
      const apart = distance(one[row - 1]!, other[column - 1]!);
      const path = Math.min(
        before[column - 1]! + 2 * apart,
        before[column]! + apart,
        here[column - 1]! + apart,
      );
      here[column] = path;
      if (path < least) least = path;
    }
    // Every path goes through this row, and none gets shorter.
    if (least > most * (rows + columns)) return Number.POSITIVE_INFINITY;
    [before, here] = [here, before];
  }
  return before[columns]! / (rows + columns);
}

/** Which of the reference phrases a voice says, as a place: the nearest one, with the tract that suits it best. */
export function recognise(sound: Float32Array, sampleRate: number, references: readonly Features[]): number {
  const frames = spectra(sound, sampleRate);
  const said = WARPS.map((warp) => withChange(normalised(cepstra(frames, warp))));
  let [phrase, nearest] = [0, Number.POSITIVE_INFINITY];
  for (const features of said)
    for (const [index, reference] of references.entries()) {
      const apart = warpedDistance(features, reference, nearest);
      if (apart < nearest) [phrase, nearest] = [index, apart];
    }
  return phrase;
}
