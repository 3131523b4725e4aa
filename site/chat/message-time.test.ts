import { expect, it } from 'vitest';
import { messageOfTests } from './chat-of-tests.ts';
import { dayOf, timeOfDay, withDays } from './message-time.ts';

const at = (day: number, hour: number, year = 2026) => new Date(year, 10, day, hour, 30).toISOString();
const NOW = new Date(2026, 10, 19, 0, 5);

it('a message has the time of day of its reader', () => {
  expect(timeOfDay('2026-11-19T21:39:00Z', 'en-GB', 'Europe/Berlin')).toBe('22:39');
  expect(timeOfDay('2026-11-19T21:39:00Z', 'en-US', 'UTC')).toMatch(/^9:39\sPM$/);
});

it.each([
  [at(19, 0), 'Today'],
  [at(18, 23), 'Yesterday'],
  [at(18, 0), 'Yesterday'],
  [at(17, 23), 'Tue 17 November'],
  [at(17, 23, 2025), 'Mon 17 November 2025'],
])('the day of %s is %s', (instant, day) => {
  expect(dayOf(instant, NOW, 'en-GB').replace(',', '')).toBe(day);
});

it('the day stands before the first message of each, unless all are of today', () => {
  const said = [at(18, 10), at(18, 11), at(19, 0)].map((timestamp, index) => ({
    ...messageOfTests(`m${index}`),
    timestamp,
  }));
  expect(withDays(said, NOW).map(({ day }) => day)).toEqual(['Yesterday', null, 'Today']);
  expect(withDays(said.slice(2), NOW).map(({ day }) => day)).toEqual([null]);
});
