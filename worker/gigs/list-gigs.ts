import { LIST_PAGE } from '#core/api/gigs.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { readGigCursor, writeGigCursor } from '#core/gigs/gig-cursor.ts';
import { type GigStatus, isOff, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import {
  type GigSort,
  listColumn,
  listGigs as listStoredGigs,
  selectGigSums,
  selectLateSums,
} from '#db/queries/gigs-lists.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** What a list of gigs is asked for by, as it stands in the address. */
interface GigQuery {
  status?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  venue?: string | undefined;
  client?: string | undefined;
  series?: string | undefined;
  sort?: GigSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  deleted?: string | undefined;
  cursor?: string | undefined;
  limit?: string | undefined;
}

/** Words that are looked for at once. */
const MOST_WORDS = 8;

/** A page of the gigs of whoever calls. A cursor that is none asks for the first page. */
export async function listGigs(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  query: GigQuery,
): Promise<{ gigs: Gig[]; next: string | null }> {
  const { sort = 'night', order = 'desc' } = query;
  const limit = Number(query.limit || LIST_PAGE.usual);
  const filter = {
    statuses: (query.status ? query.status.split(',') : []) as GigStatus[],
    words: nameWords(query.q ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS),
    ...{ from: query.from || null, to: query.to || null },
    ...{ venueId: query.venue || null, clientId: query.client || null, seriesId: query.series || null },
    isDeleted: query.deleted === 'true',
  };
  // Nothing has what is no word.
  const isHopeless = query.q !== undefined && query.q !== '' && filter.words.length === 0;
  const { rows } = await caller.ask((owner) => ({
    reads: {
      rows: listStoredGigs(db, {
        ...{ owner, filter, sort, isAscending: order === 'asc' },
        ...{ after: readGigCursor(query.cursor), limit: isHopeless ? 0 : limit + 1 },
      }),
    },
  }));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const value = { night: null, fee: last?.fee ?? null, updated: last?.updatedAt.getTime() ?? null }[sort];
  return { gigs: shown.map(gigOf), next: last ? writeGigCursor({ value, position: last.position }) : null };
}

/** Gigs of a column that come with the board; `gigs` has the others. */
const COLUMN = 12;
/** What is over is shown from its end. */
const isOver = (status: GigStatus): boolean => status === 'paid' || isOff(status);

/** All statuses side by side, with the first gigs of each, and what is late on the day of the caller. */
export async function readBoard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  query: { today?: string | undefined },
) {
  const today = query.today || now().toISOString().slice(0, 10);
  const {
    sums,
    late,
    signedIn: _,
    ...columns
  } = await caller.ask((owner) => ({
    reads: {
      sums: selectGigSums(db, owner),
      late: selectLateSums(db, owner, today),
      ...(Object.fromEntries(
        STATUS_IDS.map((status) => [
          status,
          listColumn(db, { owner, status, isAscending: !isOver(status), limit: COLUMN }),
        ]),
      ) as Record<GigStatus, ReturnType<typeof listColumn>>),
    },
  }));
  return {
    columns: STATUS_IDS.map((status) => {
      const own = sums.filter((sum) => sum.status === status);
      const lateOnes = late.filter((sum) => sum.status === status);
      return {
        status,
        count: own.reduce((all, { count }) => all + count, 0),
        sums: own.flatMap(({ currency, amount, unpaid }) => (currency ? [{ currency, amount, unpaid }] : [])),
        late: {
          today,
          count: lateOnes.reduce((all, { count }) => all + count, 0),
          sums: lateOnes.flatMap(({ currency, amount }) => (currency ? [{ currency, amount }] : [])),
        },
        gigs: columns[status].map(gigOf),
      };
    }),
  };
}
