import type { Gig, GigTask } from './gig.ts';
import { dayAfter } from './zoned-time.ts';

/** What is usually done for a gig, and how many days before its night; after it where they are negative. */
const USUAL_TASKS = [
  ['Send the rider', 21],
  ['Book travel', 21],
  ['Book the hotel', 21],
  ['Confirm the times', 14],
  ['Send the door list', 2],
  ['Send the invoice', -1],
] as const;

const wordsOf = (text: string): string => text.trim().toLowerCase();

/**
 * The usual tasks that a gig doesn't have yet. Of a night that is near, what would be late already is due
 * today; once it is over, only what comes after it is left.
 */
export function usualTasks(
  { tasks, night }: Pick<Gig, 'tasks' | 'night'>,
  today: string,
): Omit<GigTask, 'id'>[] {
  const known = new Set(tasks.map(({ text }) => wordsOf(text)));
  return USUAL_TASKS.filter(([text, days]) => !known.has(wordsOf(text)) && (days < 0 || night >= today)).map(
    ([text, days]) => {
      const due = dayAfter(night, -days);
      return { text, due: due < today ? today : due, doneOn: null };
    },
  );
}

/** Open ones first, by the day on which they are due; then those that are done, the latest first. */
export const tasksInOrder = (tasks: readonly GigTask[]): GigTask[] => {
  const open = tasks.filter(({ doneOn }) => doneOn === null);
  const done = tasks.filter(({ doneOn }) => doneOn !== null);
  return [
    ...open.toSorted((one, other) => byDay(one.due ?? '9999', other.due ?? '9999')),
    ...done.toSorted((one, other) => byDay(other.doneOn ?? '', one.doneOn ?? '')),
  ];
};

const byDay = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
