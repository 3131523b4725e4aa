import type { ScheduleItem } from '../gig.ts';
import { firstOf, type Line, matchAt, type Span, take, textOf, wordsLike } from './line.ts';
import { type FoundSet, saidTimeAt } from './times.ts';

/** A time of the night that is not the set. */
export interface FoundItem {
  kind: ScheduleItem['kind'];
  /** Empty where the kind says it. */
  label: string;
  time: FoundSet;
}

/** What a time beside these words is for; groups that are kinds are told by the kind. */
const LABEL = wordsLike(
  '(?:(?<doors>doors?|einlass)|(?<check>sound ?check)|(?<load>load[ -]in|aufbau)|curfew|dinner|ceremony)\\b:?(?: at\\b)?',
);

function itemAt(line: Line, at: number): (FoundItem & Span) | null {
  const said = matchAt(line, at, LABEL);
  if (!said) return null;
  const { doors, check, load } = said.groups;
  const kind = doors ? 'doors' : check ? 'sound-check' : load ? 'load-in' : 'other';
  const label = kind === 'other' ? textOf(line, { from: at, to: said.to }) : '';
  const before = [at - 2, at - 1].map((from) => saidTimeAt(line, from)).find((time) => time?.to === at);
  // `10pm doors, 12-2 set`
  const isBefore = before && (line.words[said.to]?.isApart ?? true);
  const behind = isBefore ? null : saidTimeAt(line, said.to);
  if (behind) return { kind, label, time: behind, from: at, to: behind.to };
  return before ? { kind, label, time: before, from: before.from, to: said.to } : null;
}

/** Times that say what they are for, such as the doors; takes their words. */
export function readSchedule(line: Line): FoundItem[] {
  const item = firstOf(line, (at) => itemAt(line, at));
  if (!item) return [];
  take(line, item);
  return [item, ...readSchedule(line)];
}
