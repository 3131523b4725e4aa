import { atom } from 'nanostores';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { WEEKDAYS } from '../calendar.store.ts';

const KEY = 'deckhand.gig-free-weekdays';
const USUAL = [5, 6];

function kept(): number[] {
  const told = recall(tabMemory, KEY);
  return Array.isArray(told) && told.every((day) => WEEKDAYS[Number(day) - 1] !== undefined)
    ? told.map(Number)
    : USUAL;
}

/** The weekdays of which free dates are told, 1 Monday to 7 Sunday. The tab remembers them. */
export const $freeWeekdays = atom<readonly number[]>(kept());

/** Takes a weekday in, or out. */
export function toggleWeekday(weekday: number): void {
  const before = $freeWeekdays.get();
  const after = before.includes(weekday)
    ? before.filter((one) => one !== weekday)
    : [...before, weekday].toSorted();
  $freeWeekdays.set(after);
  remember(tabMemory, KEY, after);
}
