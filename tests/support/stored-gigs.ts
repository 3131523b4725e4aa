import { sql } from 'drizzle-orm';
import { nightOf } from '#core/gigs/moment.ts';
import { orderOf } from '#core/gigs/night-order.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import type { Database } from '#db/client.ts';
import { newId } from '#db/ids.ts';

interface GigToStore {
  userId: string;
  title?: string;
  status?: string;
  startsAt?: string;
  venueId?: string | null;
  clientId?: string | null;
  deletedAt?: string | null;
  updatedAt?: string;
}

/** Puts a gig of two hours in Berlin into the database as it is, and answers its id. */
export async function storeGig(db: Database, gig: GigToStore): Promise<string> {
  const { title = 'Opening night', status = 'confirmed', startsAt = '2027-01-16T22:00:00Z' } = gig;
  const [id, zone, from] = [newId('gig'), 'Europe/Berlin', Date.parse(startsAt)];
  const wall = wallTime(from, zone);
  const position = orderOf(nightOf(wall), wall.minutes, Math.random());
  const updated = Date.parse(gig.updatedAt ?? '2026-11-26T12:00:00Z');
  await db.run(sql`
    INSERT INTO gigs (id, user_id, version, title, status, status_at, night, starts_at, ends_at, zone, position, venue_id,
      client_id, fee, currency, unpaid, details, words, created_at, updated_at, deleted_at)
    VALUES (${id}, ${gig.userId}, 1, ${title}, ${status}, ${updated}, ${nightOf(wall)}, ${from}, ${from + 7_200_000},
      ${zone}, ${position}, ${gig.venueId ?? null}, ${gig.clientId ?? null}, 40000, 'EUR', 40000, '{}',
      ${title.toLowerCase()}, ${updated}, ${updated}, ${gig.deletedAt ? Date.parse(gig.deletedAt) : null})`);
  return id;
}

/** What the timeline of a gig tells, the oldest first. */
export const timelineOf = async (db: Database, gigId: string): Promise<string[]> =>
  (
    await db.all<{ text: string }>(
      sql`SELECT text FROM gig_events WHERE gig_id = ${gigId} ORDER BY created_at, id`,
    )
  ).map(({ text }) => text);
