/** A stretch of the time axis, in seconds. */
export interface Region {
  from: number;
  to: number;
}

/** One run of a sound: begun at `startedAt` (seconds of the audio clock) at `from` seconds of its own. */
export interface Pass {
  from: number;
  startedAt: number;
  /** Length of the sound in seconds. */
  seconds: number;
  /** Played again and again; a start behind it jumps to its beginning. Null plays to the end. */
  loop: Region | null;
}

/** Shortest stretch that is looped, in seconds: anything shorter is a click that lasted. */
export const SHORTEST_LOOP = 0.05;

/** Where a run stands at an instant of the audio clock, in seconds of the sound; never past its end. */
export function positionAt(pass: Pass, now: number): number {
  const { from, startedAt, seconds, loop } = pass;
  const elapsed = Math.max(0, now - startedAt);
  if (loop === null) return Math.min(seconds, from + elapsed);
  const start = startIn(from, loop);
  const at = start + elapsed;
  return at < loop.to ? at : loop.from + ((at - loop.from) % (loop.to - loop.from));
}

/** Whether a run is over. */
export const isOver = (pass: Pass, now: number): boolean =>
  pass.loop === null && pass.from + (now - pass.startedAt) >= pass.seconds;

/** Where a loop is entered: before it plays up to it, behind it starts anew. */
export const startIn = (from: number, loop: Region | null): number =>
  loop !== null && from >= loop.to ? loop.from : from;

/** The loop that applies: the region that was dragged, or the whole; null where nothing is looped. */
export function loopOf(isLooped: boolean, region: Region | null, seconds: number): Region | null {
  if (!isLooped || seconds < SHORTEST_LOOP) return null;
  if (region === null) return { from: 0, to: seconds };
  const { from, to } = regionOf(region.from, region.to, seconds);
  return to - from < SHORTEST_LOOP ? { from: 0, to: seconds } : { from, to };
}

/** Two ends in any order, as a region inside a sound. */
export function regionOf(one: number, other: number, seconds: number): Region {
  const inside = (at: number) => Math.min(Math.max(at, 0), seconds);
  return { from: inside(Math.min(one, other)), to: inside(Math.max(one, other)) };
}

/** The next beginning of a bar at or after an instant, for a loop whose first bar began at `begun`. */
export function nextBar(begun: number, barSeconds: number, from: number): number {
  if (from <= begun) return begun;
  return begun + Math.ceil((from - begun) / barSeconds - 1e-6) * barSeconds;
}

/** `00:02.62`. */
export function clock(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
