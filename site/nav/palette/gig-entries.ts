import { dayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES } from '#core/gigs/gig-status.ts';
import type { Entry } from './rank-entries.ts';

const TRACKER = '/gig-tracker';
const ICON = 'gig-tracker';

/** Gigs as the server found them: `Sat 28 Nov 2026, confirmed, Fabric, London`. */
export function gigEntries(query: string, gigs: readonly Gig[]): Entry[] {
  return gigs.map(({ id, title, night, status, venue, client }) => {
    const place = venue ? [venue.name, venue.city].filter((part) => part && part !== title) : [];
    return {
      ...{ id, label: title, group: 'Gigs', icon: ICON, href: `${TRACKER}?gig=${id}` },
      note: [dayWords(night), GIG_STATUSES[status].toLowerCase(), ...place].join(', '),
      words: [venue?.name, venue?.city, client?.name].filter(Boolean).join(' '),
      foundFor: query,
    };
  });
}
