import { parseLine } from '#core/gigs/quick-add/parse-line.ts';
import type { KnownVenue, QuickContext } from '#core/gigs/quick-add/quick-context.ts';
import { PLACES } from './places.ts';

const venue = (
  id: string,
  name: string,
  city: string,
  country: string,
  zone: string | null = null,
): KnownVenue => ({
  ...{ id, name, city, country, zone },
});

/** A DJ in Berlin on a Thursday. */
export const AT_HOME: QuickContext = {
  today: '2026-11-26',
  homeZone: 'Europe/Berlin',
  currency: 'EUR',
  venues: [
    venue('ven_nachtwerk', 'Nachtwerk', 'Köln', 'DE', 'Europe/Berlin'),
    venue('ven_halle14', 'Halle 14', 'Leipzig', 'DE'),
    venue('ven_paradox', 'Paradox', 'Berlin', 'DE'),
    venue('ven_paradox_at', 'Paradox', 'Wien', 'AT'),
    venue('ven_club1200', 'Club 1200', '', ''),
    venue('ven_zuraw', 'Club Żuraw', 'Gdańsk', 'PL', 'Europe/Warsaw'),
    venue('ven_fabric', 'Fabric', 'London', 'GB'),
    venue('ven_sunday', 'Sunday', 'Jena', 'DE'),
  ],
  places: PLACES,
};

/** All that is made of a line: the gig, what was understood of it, and what was not. */
export function outcomeOf(line: string, context: QuickContext): string {
  const { gig, parts, unread } = parseLine(line, context);
  const said = parts.map(({ text, note }) => (note ? `${text} (${note})` : text));
  const lines = [said.join(' | ')];
  if (gig) {
    const { title, status, start, end, zone, venue, fee, hold, type, schedule = [] } = gig;
    const at = !venue ? 'nowhere' : 'id' in venue ? venue.id : `${venue.name} in ${venue.city || '?'}`;
    const until = hold && ` ${hold.order}${hold.until ? ` until ${hold.until}` : ''}`;
    const time = end ? `${start} to ${end}` : start;
    const sum = fee ? `${fee.amount} ${fee.currency}` : 'no sum';
    const times = schedule.map((item) => `${item.kind} ${item.label} ${item.start}`.replace('  ', ' '));
    const what = [type ?? [], times].flat();
    lines.unshift([time, zone, title, at, sum, `${status}${until ?? ''}`, ...what].join(' | '));
  }
  if (unread.length > 0) lines.push(`unread: ${unread.join(', ')}`);
  return lines.join('\n');
}

/** Blocks that an empty line parts: a line, and below it what is made of it. */
export const casesOf = (blocks: string): [line: string, outcome: string][] =>
  blocks
    .trim()
    .split('\n\n')
    .map((block) => {
      const [line = '', ...outcome] = block.split('\n');
      return [line, outcome.join('\n')];
    });
