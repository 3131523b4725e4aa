import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES } from '#core/gigs/gig-status.ts';
import { nightWords } from '#core/gigs/gig-text.ts';

// What is said of a gig, on a line of its own or within a sentence.

/** `Fabric, London` */
export const placeOf = ({ venue }: Pick<Gig, 'venue'>): string =>
  venue ? [venue.name, venue.city].filter(Boolean).join(', ') : '';

/** Its venue where the title doesn't say it already, and its city. */
function otherPlace({ title, venue }: Pick<Gig, 'title' | 'venue'>): string {
  const isTold = venue !== null && title.toLowerCase().includes(venue.name.toLowerCase());
  return isTold ? venue.city : placeOf({ venue });
}

const timesOf = ({ start, end }: Pick<Gig, 'start' | 'end'>): string =>
  [start.slice(11, 16), end?.slice(11, 16)].filter(Boolean).join('–');

/** `Sat 9 Jan: “Fabric”, London, 23:30–02:00, confirmed` */
export function gigLine(gig: Gig, tonight: string): string {
  const parts = [`“${gig.title}”`, otherPlace(gig), timesOf(gig), GIG_STATUSES[gig.status].toLowerCase()];
  return `${nightWords(gig.night, tonight)}: ${parts.filter(Boolean).join(', ')}`;
}

/** `“Fabric” on Sat 9 Jan` */
export const gigOn = ({ title, night }: Pick<Gig, 'title' | 'night'>, tonight: string): string =>
  `“${title}” on ${nightWords(night, tonight)}`;

/** Lines as a list, no more than so many, and how many there are beside them. */
export function listOf(lines: readonly string[], most: number): string {
  const more = lines.length - most;
  const shown = lines.slice(0, most).map((line) => `- ${line}`);
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}
