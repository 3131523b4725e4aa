/** Share of the way that a one-pole smoother goes in one sample. */
export const shareFor = (seconds: number, sampleRate: number): number =>
  1 - Math.exp(-1 / Math.max(1, seconds * sampleRate));

/** Follows the size of a signal, sample by sample: up within `attack` seconds, down within `release`. */
export function follower(attack: number, release: number, sampleRate: number): (size: number) => number {
  const up = shareFor(attack, sampleRate);
  const down = shareFor(release, sampleRate);
  let level = 0;
  return (size) => {
    level += (size > level ? up : down) * (size - level);
    return level;
  };
}
