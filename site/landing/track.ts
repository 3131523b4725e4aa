/**
 * Where cues stand on a track of `width`: at the share of the page that lies above each, but never nearer than `apart` to
 * the one before, so that every name can be read, nor so late that those after it find no room.
 */
export function placeCues(
  tops: readonly number[],
  { height, width, apart }: { height: number; width: number; apart: number },
): number[] {
  const gap = Math.min(apart, width / Math.max(tops.length, 1));
  const places: number[] = [];
  for (const [at, top] of tops.entries()) {
    const least = at === 0 ? 0 : (places[at - 1] ?? 0) + gap;
    const most = width - (tops.length - at) * gap;
    places.push(Math.max(least, Math.min(most, (top / height) * width)));
  }
  return places;
}

/** Number of the last cue that the scrolled page has reached, and 0 above the first. */
export function cueAt(tops: readonly number[], scrolled: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= scrolled),
  );
}

/** Where the playhead stands: between two cues at the share of the way that is scrolled between their sections. */
export function playheadAt(
  tops: readonly number[],
  places: readonly number[],
  { scrolled, end, width }: { scrolled: number; end: number; width: number },
): number {
  const at = cueAt(tops, scrolled);
  const [top = 0, next = end] = [at === 0 ? 0 : tops[at], tops[at + 1]];
  const [from = 0, to = width] = [at === 0 ? 0 : places[at], places[at + 1]];
  const share = Math.min(1, Math.max(0, (scrolled - top) / Math.max(next - top, 1)));
  return from + (to - from) * share;
}
