import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isBooked, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { nightBegins } from '#core/gigs/night-order.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { GigDate } from '#core/press-kit-page.ts';
import { MOST } from '#core/tools/press-kit/kit.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { PLAYED_DAYS } from '#core/tools/press-kit/with-gig-dates.ts';
import type { Database } from '../client.ts';
import type { Owner } from '../owner.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';

/** Statements for a batch: the public gigs of an account that press kits list, the next first, and those that were, the latest first. */
export function selectGigDates(db: Database, owner: Owner, now: Date) {
  const today = firstDay(now);
  const isListed = and(
    eq(gigs.userId, owner),
    isNull(gigs.deletedAt),
    inArray(gigs.status, STATUS_IDS.filter(isBooked)),
    sql`${gigs.details} ->> '$.isPublic' = 1`,
  );
  const select = () =>
    db
      .select({
        gigId: gigs.id,
        date: gigs.night,
        venue: sql<string>`coalesce(${venues.name}, ${gigs.title})`,
        city: sql<string>`coalesce(${venues.city}, '')`,
      })
      .from(gigs)
      .leftJoin(venues, eq(venues.id, gigs.venueId));
  return {
    gigsAhead: select()
      .where(and(isListed, gte(gigs.position, nightBegins(today))))
      .orderBy(asc(gigs.position))
      .limit(MOST.dates),
    gigsPlayed: select()
      .where(
        and(
          isListed,
          lt(gigs.position, nightBegins(today)),
          gte(gigs.position, nightBegins(dayAfter(today, -PLAYED_DAYS))),
        ),
      )
      .orderBy(desc(gigs.position))
      .limit(MOST.dates),
  };
}

type Rows = ReturnType<typeof selectGigDates>;

export const gigDatesOf = (rows: { [Name in keyof Rows]: Awaited<Rows[Name]> }): GigDate[] => [
  ...rows.gigsAhead,
  ...rows.gigsPlayed,
];
