import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { EMPTY_DETAILS, type GigDetails } from '#core/gigs/gig.ts';
import type { ScoredGig } from '#core/gigs/scorecard.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import type { Owner } from '../owner.ts';
import { gigs } from '../schema/gigs.ts';
import { selectStoredGigs } from './gigs-stored.ts';

interface GigsAt {
  /** Of the venue or client. */
  id: string;
  userId: Owner;
  limit: number;
}

/** Gigs at a venue or for a client, those of the trash left out. */
const gigsAt = (kind: 'venue' | 'client', { id, userId }: GigsAt) =>
  and(
    ...[eq({ venue: gigs.venueId, client: gigs.clientId }[kind], id), eq(gigs.userId, userId)],
    isNull(gigs.deletedAt),
  );

/** A statement for a batch: the latest gigs of the account at a venue or for a client. */
export const selectLatestGigs = (db: Database, kind: 'venue' | 'client', at: GigsAt) =>
  selectStoredGigs(db).where(gigsAt(kind, at)).orderBy(desc(gigs.position)).limit(at.limit);

/** A statement for a batch: what counts of them for a scorecard. */
export const selectScoredGigs = (db: Database, kind: 'venue' | 'client', at: GigsAt) =>
  db
    .select({
      ...{ status: gigs.status, night: gigs.night, fee: gigs.fee, currency: gigs.currency },
      payments: jsonColumn<GigDetails['payments'] | null>(sql`${gigs.details} -> '$.payments'`),
      outcome: jsonColumn<GigDetails['outcome'] | null>(sql`${gigs.details} -> '$.outcome'`),
    })
    .from(gigs)
    .where(gigsAt(kind, at))
    .orderBy(desc(gigs.position))
    .limit(at.limit);

/** The same as scorecards read it. What is stored may be older than some of the details. */
export const scoredGigOf = ({
  fee,
  currency,
  payments,
  outcome,
  ...gig
}: Awaited<ReturnType<typeof selectScoredGigs>>[number]): ScoredGig => ({
  ...gig,
  fee: fee !== null && currency !== null ? { amount: fee, currency } : null,
  payments: payments ?? EMPTY_DETAILS.payments,
  outcome: outcome ?? EMPTY_DETAILS.outcome,
  deletedAt: null,
});
