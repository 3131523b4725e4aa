/** The steps of something that is being filled in: what it was, what it is, and what was taken back. */
export interface DraftHistory<Draft> {
  /** Oldest first. */
  past: readonly Draft[];
  now: Draft;
  /** Nearest first. */
  future: readonly Draft[];
  /** What the step under way is about, and when it was last added to (milliseconds); null between steps. */
  running: { about: string; at: number } | null;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 100;
/** Changes of the same thing that follow each other within this time are one step, in milliseconds. */
export const ONE_STEP_MS = 900;

export const newHistory = <Draft>(now: Draft): DraftHistory<Draft> => ({
  past: [],
  now,
  future: [],
  running: null,
});

/** The places where two values differ, as one word: `recipe.bpm voice.pitch`; empty where they are equal. */
export function differingPlaces(before: unknown, after: unknown, place = ''): string {
  if (Object.is(before, after)) return '';
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after))
    return place || '.';
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((name) => differingPlaces(before[name], after[name], place ? `${place}.${name}` : name))
    .filter((found) => found !== '')
    .join(' ');
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A change as a step, or as part of the one under way: the same places again soon after, or the same `control` (a drag)
 * however long it takes.
 */
export function changed<Draft>(
  history: DraftHistory<Draft>,
  next: Draft,
  { at, control }: { at: number; control?: string | undefined },
): DraftHistory<Draft> {
  const places = differingPlaces(history.now, next);
  if (places === '') return history;
  const about = control ?? places;
  const { running, past, now } = history;
  const isSame = running?.about === about && (control !== undefined || at - running.at <= ONE_STEP_MS);
  return {
    past: isSame ? past : [...past, now].slice(-MOST_STEPS),
    now: next,
    future: [],
    running: { about, at },
  };
}

/** The step under way is done; one that led back to where it began was none. */
export function settled<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  if (history.running === null) return history;
  const before = history.past.at(-1);
  const wentNowhere = before !== undefined && differingPlaces(before, history.now) === '';
  return { ...history, past: wentNowhere ? history.past.slice(0, -1) : history.past, running: null };
}

export function undone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, now, future } = settled(history);
  const before = past.at(-1);
  if (before === undefined) return settled(history);
  return {
    past: past.slice(0, -1),
    now: before,
    future: [now, ...future].slice(0, MOST_STEPS),
    running: null,
  };
}

export function redone<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, now, future } = settled(history);
  const [next, ...rest] = future;
  if (next === undefined) return settled(history);
  return { past: [...past, now], now: next, future: rest, running: null };
}
