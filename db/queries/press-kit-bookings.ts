import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BookingWish } from '#core/press-kit-page.ts';
import type { Database } from '../client.ts';
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
 * Whom a request from the page that is published there reaches, how many the account has had since `since`, and whether it
 * has this one already; null where nothing is published.
 */
export async function getBookingDesk(db: Database, at: Published & { id: string; since: Date }) {
  const ofAccount = sql`SELECT 1 FROM booking_requests b WHERE b.user_id = ${users.id}`;
  const [desk] = await db
    .select({
      userId: users.id,
      generationId: generations.id,
      to: users.email,
      recent: sql<number>`(SELECT count(*) FROM (${ofAccount} AND b.created_at > ${at.since.getTime()}))`,
      isKnown: sql<number>`EXISTS (${ofAccount} AND b.id = ${at.id})`.mapWith(Boolean),
    })
    .from(generations)
    .innerJoin(users, eq(users.id, generations.userId))
    .where(and(eq(generations.id, publishedAt(at)), isNull(generations.deletedAt)));
  return desk ?? null;
}

/** Keeps a request and tells the account's activity of it, once however often it is sent. */
export async function insertBooking(
  db: Database,
  params: Omit<BookingWish, 'website'> & {
    id: string;
    userId: string;
    generationId: string;
    activity: { id: string; action: string; details: string };
    now: Date;
  },
): Promise<void> {
  const { id, userId, generationId, activity, budget, now } = params;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM booking_requests WHERE id = ${id})`;
  await db.batch([
    db.run(sql`
      INSERT INTO activities (id, user_id, action, details, created_at)
      SELECT ${activity.id}, id, ${activity.action}, ${activity.details}, ${now.getTime()}
      FROM users WHERE id = ${userId} AND ${isNew}`),
    db.run(sql`
      INSERT INTO booking_requests (id, user_id, generation_id, date, place, budget, currency, email, message, created_at)
      SELECT ${id}, u.id, (SELECT id FROM generations WHERE id = ${generationId}), ${params.date}, ${params.place},
        ${budget?.amount ?? null}, ${budget?.currency ?? null}, ${params.email}, ${params.message}, ${now.getTime()}
      FROM users u WHERE u.id = ${userId} ON CONFLICT DO NOTHING`),
  ]);
}
