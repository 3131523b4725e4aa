import type { CalendarEvent } from '#core/gigs/calendar-file.ts';
import type { Night, SetTimes } from '#core/gigs/set-times.ts';

/** FNV-1a over UTF-16 units: short, and the same for the same words. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The sets of a night for a calendar. Whoever moves a set, in time or in order, and imports again replaces it. */
export function eventsOf({ sets }: SetTimes, { day, zone }: Night): CalendarEvent[] {
  const namesakes = (name: string, index: number): number =>
    sets.slice(0, index).filter((set) => set.name === name).length;
  return sets.map(({ name, from, until }, index) => ({
    uid: `${day}-${namesakes(name, index)}-${shortHash(`${zone} ${name}`)}@deckhand`,
    title: name,
    note: `Set ${index + 1} of ${sets.length}, ${zone}`,
    ...{ from, until },
  }));
}
