/** Where a key moves the playhead of a sound to, in seconds; null for a key that does not. */
export function seekByKey(key: string, at: number, seconds: number): number | null {
  const within = (next: number) => Math.min(seconds, Math.max(0, next));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 0.25);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 0.25);
    case 'PageDown':
      return within(at - 1);
    case 'PageUp':
      return within(at + 1);
    case 'Home':
      return 0;
    case 'End':
      return seconds;
    default:
      return null;
  }
}
