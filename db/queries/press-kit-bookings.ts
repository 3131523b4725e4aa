import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BookingWish } from '#core/press-kit-page.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { activities } from '../schema/activities.ts';
import { bookingRequests } from '../schema/booking-requests.ts';
import { generations } from '../schema/generations.ts';
import { users } from '../schema/users.ts';
import { type OwnKit, ownKit, type Published, publishedAt } from './press-kit-pages.ts';

/** A statement for a batch: the latest requests from the page of the account's made kit, the newest first. */
export const selectBookings = (db: Database, kit: OwnKit, limit: number) => {
  const { id, date, place, budget, currency, email, message, createdAt } = bookingRequests;
  return db
    .select({ id, date, place, budget, currency, email, message, createdAt })
    .from(bookingRequests)
    .where(eq(bookingRequests.generationId, ownKit(kit)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
};

/**
 * Keeps a request from the page that is published there, with the activity that tells of it, if its account has had fewer
 * than `most` since `since`: once, however often it is sent. Answers whom it reaches, whether it is there, whether it came
 * with this call, and how many there were with it; null where nothing is published.
 */
export async function keepBooking(
  db: Database,
  at: Published & {
    wish: Omit<BookingWish, 'website'>;
    id: string;
    activity: { id: string; action: string; details: string };
    since: Date;
    most: number;
  },
) {
  const { id, wish, activity, now } = at;
  const recentOf = (owner: SQL) =>
    sql`(SELECT count(*) FROM booking_requests b WHERE b.user_id = ${owner} AND b.created_at > ${at.since.getTime()})`;
  // Conditional on the page, the request and the room for it.
  const desk = sql`FROM generations g WHERE g.id = ${publishedAt(at)} AND g.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM booking_requests WHERE id = ${id}) AND ${recentOf(sql`g.user_id`)} < ${at.most}`;
  const { kept, desks } = await namedBatch(
    db,
    [
      db.run(sql`
        INSERT INTO activities (id, user_id, action, details, created_at)
        SELECT ${activity.id}, g.user_id, ${activity.action}, ${activity.details}, ${now.getTime()} ${desk}`),
    ],
    {
      kept: db.run(sql`
        INSERT INTO booking_requests (id, user_id, generation_id, date, place, budget, currency, email, message, created_at)
        SELECT ${id}, g.user_id, g.id, ${wish.date}, ${wish.place}, ${wish.budget?.amount ?? null},
          ${wish.budget?.currency ?? null}, ${wish.email}, ${wish.message}, ${now.getTime()} ${desk}`),
      desks: db
        .select({
          generationId: generations.id,
          to: users.email,
          isConfirmed: users.emailVerified,
          recent: sql<number>`${recentOf(sql`${users.id}`)}`,
          isThere: sql<number>`EXISTS (SELECT 1 FROM booking_requests b WHERE b.id = ${id})`.mapWith(Boolean),
        })
        .from(generations)
        .innerJoin(users, eq(users.id, generations.userId))
        .where(and(eq(generations.id, publishedAt(at)), isNull(generations.deletedAt))),
    },
  );
  const [found] = desks;
  return found ? { ...found, isNew: kept.rowsAffected > 0 } : null;
}

/** Takes a request back that could not be sent on, with the activity that told of it. */
export async function takeBackBooking(
  db: Database,
  { id, activityId }: { id: string; activityId: string },
): Promise<void> {
  await db.batch([
    db.delete(activities).where(eq(activities.id, activityId)),
    db.delete(bookingRequests).where(eq(bookingRequests.id, id)),
  ]);
}
