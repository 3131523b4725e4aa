import { sql } from 'drizzle-orm';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import type { Database } from '#db/client.ts';
import { insertGigs } from '#db/queries/gigs-write.ts';
import { aGig } from './gigs.ts';

interface GigToStore extends Partial<Pick<Gig, 'deletedAt'>>, Partial<Omit<NewGig, 'venue' | 'client'>> {
  userId: string;
  venueId?: string;
  clientId?: string;
}

/** Puts a gig into the database as it is, and answers its id. */
export async function storeGig(db: Database, { userId, venueId, clientId, ...more }: GigToStore) {
  const [gig, now] = [aGig({ end: null, zone: 'Europe/Berlin', ...more }), new Date('2026-11-26T12:00:00Z')];
  const venue = venueId === undefined ? null : { id: venueId };
  const client = clientId === undefined ? null : { id: clientId };
  await insertGigs(db, [{ userId, gig, venue, client, told: [], now }], { userId, now });
  return gig.id;
}

/** What the timeline of a gig tells, the oldest first. */
export const timelineOf = async (db: Database, gigId: string): Promise<string[]> =>
  (
    await db.all<{ text: string }>(
      sql`SELECT text FROM gig_events WHERE gig_id = ${gigId} ORDER BY created_at, rowid`,
    )
  ).map(({ text }) => text);
