import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { BookingRequest, BookingWish } from '#core/press-kit-page.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { activities } from '../schema/activities.ts';
import { bookingRequests } from '../schema/booking-requests.ts';
import { generations } from '../schema/generations.ts';
import { gigs } from '../schema/gigs.ts';
import { profiles } from '../schema/profiles.ts';
import { users } from '../schema/users.ts';
import { venues } from '../schema/venues.ts';
import type { OwnGig } from './gigs.ts';
import { drawingPositions, type GigWrite, insertArrived } from './gigs-write.ts';
import { type OwnKit, ownKit, type Published, publishedAt } from './press-kit-pages.ts';

const selectStored = (db: Database) => {
  const { id, date, place, budget, currency, email, message, createdAt } = bookingRequests;
  const gigId = sql<string | null>`(
    SELECT g.id FROM gigs g WHERE g.id = ${bookingRequests.gigId} AND g.deleted_at IS NULL)`;
  return db
    .select({ id, date, place, budget, currency, email, message, gigId, createdAt })
    .from(bookingRequests);
};

/** A statement for a batch: the latest requests from the page of the account's made kit, the newest first. */
export const selectBookings = (db: Database, kit: OwnKit, limit: number) =>
  selectStored(db)
    .where(eq(bookingRequests.generationId, ownKit(kit)))
    .orderBy(desc(bookingRequests.createdAt), desc(bookingRequests.id))
    .limit(limit);

/** A statement for a batch: the request that a gig of the account arrived by. */
export const selectBookingOfGig = (db: Database, { id, owner }: OwnGig) =>
  selectStored(db)
    .where(and(eq(bookingRequests.gigId, id), eq(bookingRequests.userId, owner)))
    .limit(1);

type StoredBooking = Awaited<ReturnType<typeof selectBookings>>[number];

/** A request as its artist is shown it. */
export const bookingOf = ({ budget, currency, createdAt, ...request }: StoredBooking): BookingRequest => ({
  ...request,
  budget: budget !== null && currency !== null ? { amount: budget, currency } : null,
  createdAt: createdAt.toISOString(),
});

/**
 * Whose kit is published there, with the zone of their profile, and venues of their address book whose words begin with those;
 * null where nothing is published.
 */
export async function getAsked(db: Database, at: Published & { words: string }) {
  const published = and(eq(generations.id, publishedAt(at)), isNull(generations.deletedAt));
  const { accounts, near } = await namedBatch(db, [], {
    accounts: db
      .select({ userId: generations.userId, zone: profiles.timeZone })
      .from(generations)
      .leftJoin(profiles, eq(profiles.userId, generations.userId))
      .where(published),
    near: db
      .select({ id: venues.id, name: venues.name, words: venues.words, zone: venues.zone })
      .from(venues)
      .where(
        and(
          sql`${venues.userId} = (SELECT user_id FROM generations WHERE ${published})`,
          // A space comes right before an exclamation mark: those words alone, or with more behind them.
          gte(venues.words, at.words),
          lt(venues.words, `${at.words}!`),
        ),
      )
      .limit(100),
  });
  const [account] = accounts;
  return account ? { ...account, venues: near } : null;
}

/**
 * Keeps a request from the page that is published there, with the activity that tells of it and the lead that it is, if its
 * account has had fewer than `most` since `since`: once, however often it is sent. A lead that the tracker has no room for is
 * left out. Answers whom it reaches, whether it is there and as which lead, whether it came with this call, and how many there
 * were with it; null where nothing is published.
 */
export async function keepBooking(
  db: Database,
  at: Published & {
    wish: Omit<BookingWish, 'website'>;
    id: string;
    activity: { id: string; action: string; details: string };
    lead: GigWrite | null;
    since: Date;
    most: number;
  },
) {
  const { id, wish, activity, lead, now } = at;
  const recentOf = (owner: SQL) =>
    sql`(SELECT count(*) FROM booking_requests b WHERE b.user_id = ${owner} AND b.created_at > ${at.since.getTime()})`;
  // Conditional on the page, the request and the room for it: the request comes last, so that it holds for all of them alike.
  const desk = sql`FROM generations g WHERE g.id = ${publishedAt(at)} AND g.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM booking_requests WHERE id = ${id}) AND ${recentOf(sql`g.user_id`)} < ${at.most}`;
  const { kept, desks } = await drawingPositions(() =>
    namedBatch(
      db,
      [
        db.run(sql`
          INSERT INTO activities (id, user_id, action, details, created_at)
          SELECT ${activity.id}, g.user_id, ${activity.action}, ${activity.details}, ${now.getTime()} ${desk}`),
        ...(lead
          ? insertArrived(db, lead, sql`EXISTS (SELECT 1 ${desk} AND g.user_id = ${lead.userId})`)
          : []),
      ],
      {
        kept: db.run(sql`
          INSERT INTO booking_requests (id, user_id, generation_id, gig_id, date, place, budget, currency, email, message, created_at)
          SELECT ${id}, g.user_id, g.id,
            (SELECT l.id FROM gigs l WHERE l.id = ${lead?.gig.id ?? null} AND l.user_id = g.user_id),
            ${wish.date}, ${wish.place}, ${wish.budget?.amount ?? null},
            ${wish.budget?.currency ?? null}, ${wish.email}, ${wish.message}, ${now.getTime()} ${desk}`),
        desks: db
          .select({
            generationId: generations.id,
            userId: generations.userId,
            to: users.email,
            isConfirmed: users.emailVerified,
            recent: sql<number>`${recentOf(sql`${users.id}`)}`,
            isThere: sql<number>`EXISTS (SELECT 1 FROM booking_requests b WHERE b.id = ${id})`.mapWith(
              Boolean,
            ),
            gigId: sql<string | null>`(SELECT b.gig_id FROM booking_requests b WHERE b.id = ${id})`,
          })
          .from(generations)
          .innerJoin(users, eq(users.id, generations.userId))
          .where(and(eq(generations.id, publishedAt(at)), isNull(generations.deletedAt))),
      },
    ),
  );
  const [found] = desks;
  return found ? { ...found, isNew: kept.rowsAffected > 0 } : null;
}

/** Takes a request back that could not be sent on, with the activity that told of it, and its lead unless somebody changed that. */
export async function takeBackBooking(
  db: Database,
  taken: { id: string; activityId: string; userId: string; gigId: string | null },
): Promise<void> {
  await db.batch([
    db.delete(activities).where(eq(activities.id, taken.activityId)),
    db.delete(bookingRequests).where(eq(bookingRequests.id, taken.id)),
    db
      .delete(gigs)
      .where(and(eq(gigs.id, taken.gigId ?? ''), eq(gigs.userId, taken.userId), eq(gigs.version, 1))),
  ]);
}
