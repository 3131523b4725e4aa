interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where a key takes the playhead, in seconds: a quarter beat, with Shift a bar; null where it means nothing here. */
export function seekStep(
  event: Key,
  { at, seconds, beat }: { at: number; seconds: number; beat: number },
): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const step = event.shiftKey ? beat * 4 : beat / 4;
  const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: seconds }[event.key];
  return to === undefined ? null : Math.min(seconds, Math.max(0, to));
}
