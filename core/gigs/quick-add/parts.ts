import { dayWords, shortDateWords } from '../../day-words.ts';
import { moneyWords } from '../../money.ts';
import { EVENTS } from '../booking.ts';
import { SCHEDULE_KINDS } from '../gig.ts';
import { GIG_STATUSES } from '../gig-status.ts';
import { offsetAt } from '../zoned-time.ts';
import type { FoundEvent } from './events.ts';
import type { FoundFee } from './fee.ts';
import type { FoundDay } from './named-days.ts';
import type { FoundItem } from './schedule.ts';
import type { SetMoments } from './set-moments.ts';
import type { FoundStatus } from './status.ts';

/** What was understood of one thing, and what was taken for granted. */
export interface Words {
  text: string;
  note: string;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

export const nightWords = ({ day, note }: FoundDay): Words => ({ text: dayWords(day), note });

export const setWords = ({ text, notes }: SetMoments): Words => ({ text, note: notes.join(', ') });

/** `Doors 22:00, Curfew 04:00` */
export const scheduleWords = (items: readonly [FoundItem, SetMoments][]): Words => ({
  text: items
    .map(([{ kind, label }, { text }]) => `${label || SCHEDULE_KINDS[kind].label} ${text}`)
    .join(', '),
  note: '',
});

export function placeWords(
  venue: { name: string; known: unknown; other: string } | null,
  city: string,
): Words | null {
  const text = [venue?.name, city].filter(Boolean).join(', ');
  if (!venue) return text === '' ? null : { text, note: 'city only' };
  if (!venue.known) return { text, note: 'new' };
  return { text, note: venue.other ? `known, not the one in ${venue.other}` : 'known' };
}

/** The type of an event, and what the gig is called after it. */
export const eventWords = ({ type, isNamed }: FoundEvent, title: string): Words | null =>
  type && { text: EVENTS[type], note: isNamed ? `“${title}”` : '' };

export const feeWords = ({ amount, currency, isCurrencyAssumed }: FoundFee): Words => ({
  text: amount === 0 ? 'No fee' : moneyWords({ amount, currency }),
  note: isCurrencyAssumed ? `${currency} assumed` : '',
});

const ORDINALS = ['', '1st', '2nd', '3rd'];

export function statusWords({ status, hold }: FoundStatus): Words {
  if (!hold) return { text: GIG_STATUSES[status], note: '' };
  const until = hold.until ? ` until ${shortDateWords(hold.until)}` : '';
  return { text: `${ORDINALS[hold.order] ?? `${hold.order}th`} hold${until}`, note: '' };
}

/** `Berlin` of `Europe/Berlin`, and how its clocks stand to those at home at an instant. */
export function zoneWords(zone: string, homeZone: string, instant: number): Words {
  const text = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  // Nobody says that they live in UTC: it is where nobody knows.
  const yours = homeZone === 'UTC' ? 'UTC' : 'yours';
  if (zone === homeZone) return { text, note: yours === 'UTC' ? 'your time zone isn’t known' : 'as yours' };
  const apart = offsetAt(instant, zone) - offsetAt(instant, homeZone);
  if (apart === 0) return { text, note: `same time as ${yours}` };
  const hours = Math.floor(Math.abs(apart) / HOUR);
  const minutes = (Math.abs(apart) % HOUR) / MINUTE;
  const by = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ');
  return { text, note: `${by} ${apart > 0 ? 'ahead of' : 'behind'} ${yours}` };
}
