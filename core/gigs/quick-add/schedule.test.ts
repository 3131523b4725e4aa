import { expect, it } from 'vitest';
import { clockOfMinutes } from '../set-times.ts';
import { lineOf } from './line.ts';
import { readSchedule } from './schedule.ts';
import { readSet } from './times.ts';

/** The times that are no set, and the set. */
const timesOf = (typed: string): string => {
  const line = lineOf(typed);
  const items = readSchedule(line).map(({ kind, label, time: { start } }) =>
    [label || kind, clockOfMinutes(start)].join(' '),
  );
  const set = readSet(line);
  return [...items, set ? `set ${clockOfMinutes(set.start)}` : []].flat().join(', ');
};

it.each([
  ['doors 10pm', 'doors 22:00'],
  ['Einlass ab 22, 23-2', 'doors 22:00, set 23:00'],
  ['22 Uhr Einlass, 23-2', 'doors 22:00, set 23:00'],
  ['doors 10, 11-2', 'doors 22:00, set 23:00'],
  ['soundcheck at 19:00 doors 21:00 curfew 2am', 'sound-check 19:00, doors 21:00, curfew 02:00'],
  ['Aufbau 16 Uhr', 'load-in 16:00'],
  ['The Doors', ''],
  ['doors 80', ''],
  ['23-2', 'set 23:00'],
])('%s', (typed, times) => {
  expect(timesOf(typed)).toBe(times);
});
