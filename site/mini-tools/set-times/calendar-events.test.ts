import { expect, it } from 'vitest';
import { setTimes } from '#core/gigs/set-times.ts';
import { eventsOf } from './calendar-events.ts';
import { EXAMPLE } from './plan-address.ts';

const uidsOf = (names: readonly string[]): Record<string, string[]> => {
  const night = { ...EXAMPLE, acts: names.map((name) => ({ name, minutes: 60, b2b: false })) };
  return Object.groupBy(
    eventsOf(setTimes(night), night).map(({ uid }) => uid),
    (_, index) => names[index] ?? '',
  ) as Record<string, string[]>;
};

it('a set keeps its name for calendars when the order changes, and two of one name are told apart', () => {
  expect(uidsOf(['Mara', 'Kolja', 'Mara'])).toEqual(uidsOf(['Kolja', 'Mara', 'Mara']));
  expect(new Set(Object.values(uidsOf(['Mara', 'Kolja', 'Mara'])).flat()).size).toBe(3);
});
