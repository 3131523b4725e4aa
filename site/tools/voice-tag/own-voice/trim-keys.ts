/** Seconds that an arrow key moves a handle, and one with Shift or a page key. */
const STEP = 0.01;
const STRIDE = 0.1;

/** Where a key puts a handle of a recording, in seconds; null for a key that moves none. */
export function handleByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  at: number,
  seconds: number,
): number | null {
  const step = shiftKey ? STRIDE : STEP;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + step;
    case 'PageDown':
      return at - STRIDE;
    case 'PageUp':
      return at + STRIDE;
    case 'Home':
      return 0;
    case 'End':
      return seconds;
    default:
      return null;
  }
}
