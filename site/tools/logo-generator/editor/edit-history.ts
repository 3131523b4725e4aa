import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { sameSpec } from './same-spec.ts';

/** The steps of one concept: what it was, what it is, and what was taken back. */
export interface EditHistory {
  past: readonly LogoSpec[];
  now: LogoSpec;
  /** Nearest first. */
  future: readonly LogoSpec[];
  /** The control under the hand: its changes run into one step until it is let go. Null between steps. */
  running: string | null;
}

export function newHistory(spec: LogoSpec): EditHistory {
  return { past: [], now: spec, future: [], running: null };
}

/** A change as a step of its own, or, with a `control`, as part of the step that this control is making. */
export function changed(history: EditHistory, spec: LogoSpec, control: string | null = null): EditHistory {
  const isSameStep = control !== null && control === history.running;
  if (isSameStep) return { ...history, now: spec, future: [] };
  const before = settled(history);
  if (sameSpec(before.now, spec)) return before;
  return { past: [...before.past, before.now], now: spec, future: [], running: control };
}

/** The step that was being made is done. One that led back to where it began was none. */
export function settled(history: EditHistory): EditHistory {
  if (history.running === null) return history;
  const before = history.past.at(-1);
  const wentNowhere = before !== undefined && sameSpec(before, history.now);
  return { ...history, past: wentNowhere ? history.past.slice(0, -1) : history.past, running: null };
}

export function undone(history: EditHistory): EditHistory {
  const { past, now, future } = settled(history);
  const before = past.at(-1);
  if (!before) return settled(history);
  return { past: past.slice(0, -1), now: before, future: [now, ...future], running: null };
}

export function redone(history: EditHistory): EditHistory {
  const { past, now, future } = settled(history);
  const [next, ...rest] = future;
  if (!next) return settled(history);
  return { past: [...past, now], now: next, future: rest, running: null };
}
