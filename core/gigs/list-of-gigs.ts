import { addSums, type BoardColumn, isLatestFirst } from './board-columns.ts';
import type { Gig } from './gig.ts';
import { STATUS_IDS } from './gig-status.ts';
import { nameWords } from './name-words.ts';
import { lateAmount } from './next-step.ts';

/** What of gigs is listed, as it stands in the address of `GET /api/gigs`. */
export interface GigQuery {
  status?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  venue?: string | undefined;
  client?: string | undefined;
  series?: string | undefined;
  sort?: 'night' | 'fee' | 'updated' | undefined;
  order?: 'asc' | 'desc' | undefined;
  deleted?: string | undefined;
}

/** How many of a list come at once, clashes are told at once, and gigs are shown as the history of a venue or client. */
export const LISTED = { usual: 50, most: 200, clashes: 200, history: 100 } as const;

/** Words that are looked for at once. */
const MOST_WORDS = 8;

/** The words that a search is made of: each stands at the beginning of one in the gig. */
export const searchWords = (q: string): string[] =>
  nameWords(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Whether a search asks for something that is no word: nothing has that. */
export const isHopeless = (q: string | undefined): boolean => !!q && searchWords(q).length === 0;

/** Gigs without a time come first in their night, then by the minutes of the night. */
const nightPlace = ({ night, start }: Gig): string => `${night} ${start.includes('T') ? start : ''}`;

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;

const byNight = (one: Gig, other: Gig): number => compare(nightPlace(one), nightPlace(other));

const SORTS: Readonly<Record<'night' | 'fee' | 'updated', (one: Gig, other: Gig) => number>> = {
  night: byNight,
  fee: (one, other) => compare(one.fee?.amount ?? -1, other.fee?.amount ?? -1) || byNight(one, other),
  updated: (one, other) => compare(one.updatedAt, other.updatedAt) || byNight(one, other),
};

/** All gigs that are asked for, in the order in which the server lists them. */
export function listOfGigs(gigs: readonly Gig[], query: GigQuery): Gig[] {
  const { q, from, to, venue, client, series, sort = 'night', order = 'desc' } = query;
  if (isHopeless(q)) return [];
  const statuses = query.status ? query.status.split(',') : null;
  const words = searchWords(q ?? '');
  const isTrash = query.deleted === 'true';
  const found = gigs.filter(
    (gig) =>
      (gig.deletedAt !== null) === isTrash &&
      (!statuses || statuses.includes(gig.status)) &&
      (!from || from <= gig.night) &&
      (!to || gig.night <= to) &&
      (!venue || gig.venue?.id === venue) &&
      (!client || gig.client?.id === client) &&
      (!series || gig.seriesId === series) &&
      hasWords(gig, words),
  );
  const towards = order === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => towards * SORTS[sort](one, other));
}

function hasWords({ title, notes, venue, client }: Gig, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const all = ` ${nameWords([title, notes, venue?.name, venue?.city, client?.name].join(' '))}`;
  return words.every((word) => all.includes(` ${word}`));
}

/** Gigs of a column that come with the board. */
export const BOARD_COLUMN = 12;

/** All statuses side by side, with the first gigs of each, and what is late on a day (ISO). */
export function boardOf(gigs: readonly Gig[], today: string): BoardColumn[] {
  const byStatus = Map.groupBy(
    gigs.filter(({ deletedAt }) => deletedAt === null),
    ({ status }) => status,
  );
  return STATUS_IDS.map((status) => {
    const own = byStatus.get(status) ?? [];
    const late = own.flatMap((gig) => {
      const amount = lateAmount(gig, today);
      return amount === null || !gig.fee ? [] : [{ amount, currency: gig.fee.currency }];
    });
    const towards = isLatestFirst(status) ? -1 : 1;
    return {
      status,
      count: own.length,
      sums: addSums(
        own.flatMap(({ fee, unpaid }) =>
          fee ? [{ amount: fee.amount, unpaid, currency: fee.currency }] : [],
        ),
      ),
      late: {
        today,
        count: late.length,
        sums: addSums(late.map((one) => ({ ...one, unpaid: 0 }))).map(({ amount, currency }) => ({
          amount,
          currency,
        })),
      },
      gigs: own.toSorted((one, other) => towards * byNight(one, other)).slice(0, BOARD_COLUMN),
    };
  });
}
