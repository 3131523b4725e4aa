/** The largest magnitude of each of `columns` equal parts of a sound, from 0 to 1. */
export function peaksOf(sound: Float32Array, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const end = Math.ceil(((column + 1) * sound.length) / columns);
    let peak = 0;
    for (let at = Math.floor((column * sound.length) / columns); at < end; at++) {
      peak = Math.max(peak, Math.abs(sound[at] ?? 0));
    }
    return Math.min(1, peak);
  });
}
