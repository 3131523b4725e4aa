import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { GigCursor } from '#core/gigs/gig-cursor.ts';
import { type GigStatus, isOff, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { nightBegins } from '#core/gigs/night-order.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { clients } from '../schema/clients.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';
import { selectStoredGigs } from './gigs-stored.ts';

export interface GigFilter {
  statuses: readonly GigStatus[];
  /** As `nameWords` has them: all of them stand in a gig, at the beginning of a word. */
  words: readonly string[];
  /** ISO days, both counted in. */
  from: string | null;
  to: string | null;
  venueId: string | null;
  clientId: string | null;
  seriesId: string | null;
  isDeleted: boolean;
}

export type GigSort = 'night' | 'fee' | 'updated';

/** A page of the gigs of an account. */
export interface GigPage {
  owner: Owner;
  filter: GigFilter;
  sort: GigSort;
  isAscending: boolean;
  after: GigCursor | null;
  limit: number;
}

/** True of gigs with a word, where `gig_words` has none of it: in the trash, where there are few. */
const wordIn = (word: string): SQL =>
  sql`(' ' || ${gigs.words} || ' ' || coalesce(${venues.words}, '') || ' ' || coalesce(${clients.words}, '')) LIKE ${`% ${word}%`}`;

/** Gigs that are there, or in the trash. */
const inTrash = (isDeleted: boolean): SQL => (isDeleted ? isNotNull(gigs.deletedAt) : isNull(gigs.deletedAt));

/** A statement for a batch: a page of the gigs of an account, in the order that is asked for. */
export function listGigs(db: Database, page: GigPage) {
  const { owner, filter, sort, isAscending, limit } = page;
  const { words, from, to, venueId, clientId, seriesId, isDeleted } = filter;
  const isSearch = words.length > 0 && !isDeleted;
  // A search walks the rows of the words, which are in the order of the nights: what is found first is all that is read.
  const found = isSearch ? [inArray(gigs.position, matching(page))] : isDeleted ? words.map(wordIn) : [];
  const narrowed = isSearch
    ? []
    : [
        standing(db, page),
        venueId ? eq(gigs.venueId, venueId) : undefined,
        clientId ? eq(gigs.clientId, clientId) : undefined,
        seriesId ? eq(gigs.seriesId, seriesId) : undefined,
      ];
  const column = { night: gigs.position, fee: gigs.fee, updated: gigs.updatedAt }[sort];
  const towards = isAscending ? asc : desc;
  return selectStoredGigs(db)
    .where(
      and(
        eq(gigs.userId, owner),
        inTrash(isDeleted),
        ...nights(from, to),
        beyond(page),
        ...found,
        ...narrowed,
      ),
    )
    .orderBy(towards(column), ...(sort === 'night' ? [] : [towards(gigs.position)]))
    .limit(limit);
}

/**
 * Of some statuses. One has its gigs in the order of an index; of several, the positions are sorted alone, as whole gigs are
 * long.
 */
function standing(db: Database, page: GigPage): SQL | undefined {
  const { owner, filter, sort, isAscending, limit } = page;
  const [first, second] = filter.statuses;
  if (first === undefined) return undefined;
  if (second === undefined) return eq(gigs.status, first);
  const among = inArray(gigs.status, [...filter.statuses]);
  if (sort !== 'night' || filter.isDeleted || filter.venueId || filter.clientId || filter.seriesId)
    return among;
  const { from, to } = filter;
  const positions = db
    .select({ position: gigs.position })
    .from(gigs)
    .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt), among, ...nights(from, to), beyond(page)))
    .orderBy((isAscending ? asc : desc)(gigs.position))
    .limit(limit);
  return inArray(gigs.position, positions);
}

/** Of the nights from one day to another. */
const nights = (from: string | null, to: string | null): SQL[] => [
  ...(from ? [gte(gigs.position, nightBegins(from))] : []),
  ...(to ? [lt(gigs.position, nightBegins(dayAfter(to, 1)))] : []),
];

/** What comes after the place at which the page before ended. NULL is the least of all values. */
function beyond({ sort, isAscending, after }: GigPage): SQL | undefined {
  if (!after) return undefined;
  const compare = sql.raw(isAscending ? '>' : '<');
  if (sort === 'night') return sql`${gigs.position} ${compare} ${after.position}`;
  const column = sort === 'fee' ? sql`coalesce(${gigs.fee}, -1)` : sql`${gigs.updatedAt}`;
  return sql`(${column}, ${gigs.position}) ${compare} (${after.value ?? -1}, ${after.position})`;
}

/** The positions of the gigs whose words and scope match. Sorted by night, so many of them are enough. */
function matching({ owner, filter, sort, isAscending, after, limit }: GigPage): SQL {
  const { statuses, words, from, to, venueId, clientId, seriesId } = filter;
  const scopes = [
    ...[venueId, clientId, seriesId].flatMap((id) => (id ? [` AND scope:"${id}"`] : [])),
    ...(statuses.length > 0
      ? [` AND scope:(${statuses.map((one) => `"st_${one.replaceAll('-', '_')}"`).join(' OR ')})`]
      : []),
  ].join('');
  const looked = words.map((word) => `"${word}"*`).join(' AND ');
  const match = sql`'scope:"' || ${owner} || '"' || ${`${scopes} AND words:(${looked})`}`;
  const least = Math.max(
    from ? nightBegins(from) : 0,
    sort === 'night' && isAscending && after ? after.position + 1 : 0,
  );
  const most = Math.min(
    to ? nightBegins(dayAfter(to, 1)) - 1 : Number.MAX_SAFE_INTEGER,
    sort === 'night' && !isAscending && after ? after.position - 1 : Number.MAX_SAFE_INTEGER,
  );
  const inOrder =
    sort === 'night' ? sql` ORDER BY rowid ${sql.raw(isAscending ? '' : 'DESC')} LIMIT ${limit}` : sql``;
  return sql`(SELECT rowid FROM gig_words WHERE gig_words MATCH ${match} AND rowid BETWEEN ${least} AND ${most}${inOrder})`;
}

/** Statements for a batch: the first gigs of a status, soonest first or latest first. */
export const listColumn = (
  db: Database,
  params: { owner: Owner; status: GigStatus; isAscending: boolean; limit: number },
) =>
  selectStoredGigs(db)
    .where(and(eq(gigs.userId, params.owner), eq(gigs.status, params.status), isNull(gigs.deletedAt)))
    .orderBy((params.isAscending ? asc : desc)(gigs.position))
    .limit(params.limit);

/**
 * A statement for a batch: how many gigs are late with money on a day (ISO), and with how much, by status and currency. Which
 * owe something is looked for in the index of the sums alone, as whole gigs are long. A cancellation fee is owed once a gig is
 * called off, all else before.
 */
export const selectLateSums = (db: Database, owner: Owner, today: string) =>
  db
    .select({
      status: gigs.status,
      currency: gigs.currency,
      count: sql<number>`count(DISTINCT ${gigs.position})`,
      amount: sql<number>`sum(payment.value ->> 'amount')`,
    })
    .from(gigs)
    .innerJoin(
      sql`json_each(${gigs.details}, '$.payments') AS payment`,
      sql`payment.value ->> 'paidOn' IS NULL AND payment.value ->> 'due' < ${today}
        AND (payment.value ->> 'kind' = 'cancellation') = (${inArray(gigs.status, STATUS_IDS.filter(isOff))})`,
    )
    .where(
      sql`${gigs.unpaidDue} < ${today} AND ${gigs}.rowid IN (
        SELECT rowid FROM gigs INDEXED BY gigs_user_id_status_currency_fee_unpaid_idx
        WHERE user_id = ${owner} AND deleted_at IS NULL AND unpaid > 0)`,
    )
    .groupBy(gigs.status, gigs.currency);

/** A statement for a batch: how many gigs stand where, and what they are worth, by currency. */
export const selectGigSums = (db: Database, owner: Owner) =>
  db
    .select({
      status: gigs.status,
      currency: gigs.currency,
      count: sql<number>`count(*)`,
      amount: sql<number>`coalesce(sum(${gigs.fee}), 0)`,
      unpaid: sql<number>`sum(${gigs.unpaid})`,
    })
    .from(gigs)
    .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt)))
    .groupBy(gigs.status, gigs.currency);
