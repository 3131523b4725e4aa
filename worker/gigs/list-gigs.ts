import { isLatestFirst } from '#core/gigs/board-columns.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { readGigCursor, writeGigCursor } from '#core/gigs/gig-cursor.ts';
import { type GigStatus, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { BOARD_COLUMN, type GigQuery, isHopeless, LISTED, searchWords } from '#core/gigs/list-of-gigs.ts';
import { selectGigsUnder } from '#db/queries/gigs-contracts.ts';
import {
  listColumn,
  listGigs as listStoredGigs,
  selectGigSums,
  selectLateSums,
} from '#db/queries/gigs-lists.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** A page of the gigs of whoever calls. A cursor that is none asks for the first page. */
export async function listGigs(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  query: GigQuery & { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ gigs: Gig[]; next: string | null }> {
  const { sort = 'night', order = 'desc' } = query;
  const limit = Number(query.limit || LISTED.usual);
  const filter = {
    statuses: (query.status ? query.status.split(',') : []) as GigStatus[],
    words: searchWords(query.q ?? ''),
    ...{ from: query.from || null, to: query.to || null },
    ...{ venueId: query.venue || null, clientId: query.client || null, seriesId: query.series || null },
    isDeleted: query.deleted === 'true',
  };
  const { rows } = await caller.ask((owner) => ({
    reads: {
      rows: listStoredGigs(db, {
        ...{ owner, filter, sort, isAscending: order === 'asc' },
        ...{ after: readGigCursor(query.cursor), limit: isHopeless(query.q) ? 0 : limit + 1 },
      }),
    },
  }));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const value = { night: null, fee: last?.fee ?? null, updated: last?.updatedAt.getTime() ?? null }[sort];
  return { gigs: shown.map(gigOf), next: last ? writeGigCursor({ value, position: last.position }) : null };
}

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
          listColumn(db, { owner, status, isAscending: !isLatestFirst(status), limit: BOARD_COLUMN }),
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

/** The gigs of whoever calls under a contract, which is named by its draft or by what was made of it. */
export async function listContractGigs(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  id: string,
): Promise<{ gigs: Gig[] }> {
  const { rows } = await caller.ask((owner) => ({ reads: { rows: selectGigsUnder(db, { id, owner }) } }));
  return { gigs: rows.map(gigOf) };
}
