import { and, asc, count, desc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { isOff, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { NIGHT_SPAN, nightBegins } from '#core/gigs/night-order.ts';
import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { contacts } from '../schema/contacts.ts';
import { gigEvents } from '../schema/gig-events.ts';
import { gigFiles } from '../schema/gig-files.ts';
import { gigTrackers } from '../schema/gig-trackers.ts';
import { gigs } from '../schema/gigs.ts';
import { profiles } from '../schema/profiles.ts';
import { venues } from '../schema/venues.ts';
import { GIG_VENUE, selectStoredGigs } from './gigs-stored.ts';

/** One gig of an account, in the trash or not. */
export interface OwnGig {
  id: string;
  owner: Owner;
}

const own = ({ id, owner }: OwnGig) => and(eq(gigs.id, id), eq(gigs.userId, owner));

/** Statements for a batch: a gig, or several, as they are stored. */
export const selectGig = (db: Database, gig: OwnGig) => selectStoredGigs(db).where(own(gig));
export const selectGigsOf = (db: Database, params: { ids: readonly string[]; owner: Owner }) =>
  selectStoredGigs(db).where(and(inArray(gigs.id, [...params.ids]), eq(gigs.userId, params.owner)));

const partOf = (db: Database, gig: OwnGig) => db.select({ id: gigs.id }).from(gigs).where(own(gig));

/** Statements for a batch: what goes with a gig. */
export const selectGigFiles = (db: Database, gig: OwnGig) =>
  db
    .select({
      ...{ id: gigFiles.id, name: gigFiles.name, type: gigFiles.type },
      ...{ size: gigFiles.size, createdAt: gigFiles.createdAt },
    })
    .from(gigFiles)
    .where(inArray(gigFiles.gigId, partOf(db, gig)))
    .orderBy(asc(gigFiles.createdAt), asc(gigFiles.id));

/** The latest first. */
export const selectTimeline = (db: Database, gig: OwnGig) =>
  db
    .select({ id: gigEvents.id, kind: gigEvents.kind, text: gigEvents.text, at: gigEvents.createdAt })
    .from(gigEvents)
    .where(inArray(gigEvents.gigId, partOf(db, gig)))
    .orderBy(desc(gigEvents.createdAt), sql`${gigEvents}.rowid DESC`)
    .limit(200);

/** How many gigs its series has, in one row; those in the trash don't count, and a gig that is part of none has none. */
export const selectSeriesSize = (db: Database, gig: OwnGig) =>
  db
    .select({ size: count() })
    .from(gigs)
    .where(
      and(
        // By its series: `+` has SQLite not go through all gigs of the account instead.
        ...[sql`+${gigs.userId} = ${gig.owner}`, isNull(gigs.deletedAt)],
        inArray(gigs.seriesId, db.select({ id: gigs.seriesId }).from(gigs).where(own(gig))),
      ),
    );

export const selectGigContacts = (db: Database, gig: OwnGig) =>
  db
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.userId, gig.owner),
        sql`${contacts.id} IN (SELECT named.value ->> '$.contactId' FROM gigs, json_each(gigs.details, '$.contacts') named
          WHERE ${own(gig)})`,
      ),
    )
    .orderBy(asc(contacts.words), asc(contacts.id));

/** Of gigs around a night: so many nights before and after, and those with a radius clause for a longer time. */
export interface Around {
  owner: Owner;
  nights: number;
  radiusNights: number;
}

const hasRadius = sql`${gigs.details} ->> '$.radius' IS NOT NULL`;

function selectAround(db: Database, { owner, nights, radiusNights }: Around, position: SQL, isOwn: SQL) {
  const begins = sql`(CAST(${position} / ${NIGHT_SPAN} AS INTEGER) * ${NIGHT_SPAN})`;
  const within = (most: number) =>
    sql`${gigs.position} BETWEEN ${begins} - ${most * NIGHT_SPAN} AND ${begins} + ${(most + 1) * NIGHT_SPAN - 1}`;
  return selectStoredGigs(db).where(
    and(
      ...[eq(gigs.userId, owner), isNull(gigs.deletedAt), within(radiusNights)],
      sql`(${within(nights)} OR ${hasRadius} OR ${isOwn})`,
    ),
  );
}

/** A statement for a batch: what may clash with a gig that is stored. Where that has a radius clause, all in its time. */
export const selectAroundGig = (db: Database, gig: OwnGig, around: Omit<Around, 'owner'>) =>
  selectAround(
    db,
    { ...around, owner: gig.owner },
    sql`(SELECT own.position FROM gigs own WHERE own.id = ${gig.id} AND own.user_id = ${gig.owner})`,
    sql`EXISTS (SELECT 1 FROM gigs own WHERE own.id = ${gig.id} AND own.details ->> '$.radius' IS NOT NULL)`,
  );

/** The same around a night on which there is none yet. */
export const selectAroundNight = (db: Database, night: string, around: Around) =>
  selectAround(db, around, sql`${nightBegins(night)}`, sql`false`);

/**
 * A statement for a batch: the gigs from one night to another, and what may clash with them. A radius clause of one of them
 * takes in all within its days. None that is called off; no more than `most` rows: those of the nights themselves first, then the earliest.
 */
export function selectAroundNights(
  db: Database,
  { from, to }: { from: string; to: string },
  { owner, nights, radiusNights, most }: Around & { most: number },
) {
  const within = (days: SQL | number) =>
    sql`${gigs.position} BETWEEN ${nightBegins(from)} - ${days} * ${NIGHT_SPAN} AND ${nightBegins(to)} + (${days} + 1) * ${NIGHT_SPAN} - 1`;
  // Nothing is within null nights.
  const longest = sql`(SELECT MAX(MAX(own.details ->> '$.radius.before', own.details ->> '$.radius.after')) FROM gigs own
    WHERE own.user_id = ${owner} AND own.deleted_at IS NULL
    AND own.position BETWEEN ${nightBegins(from)} AND ${nightBegins(dayAfter(to, 1))} - 1)`;
  return selectStoredGigs(db)
    .where(
      and(
        ...[eq(gigs.userId, owner), isNull(gigs.deletedAt), within(radiusNights)],
        notInArray(gigs.status, STATUS_IDS.filter(isOff)),
        sql`(${within(nights)} OR ${hasRadius} OR ${within(longest)})`,
      ),
    )
    .orderBy(desc(within(0)), asc(gigs.position))
    .limit(most);
}

/** A statement for a batch: what the tracker of an account goes by, beside its profile. One row, of nulls where nothing was said. */
export const selectTracker = (db: Database, owner: Owner) =>
  db
    .select({
      settings: gigTrackers.settings,
      version: gigTrackers.version,
      zone: profiles.timeZone,
      currency: profiles.currency,
      city: profiles.city,
    })
    .from(sql`(SELECT ${owner} AS id) own`)
    .leftJoin(gigTrackers, sql`${gigTrackers.userId} = own.id`)
    .leftJoin(profiles, sql`${profiles.userId} = own.id`);

/** A statement for a batch: the venues that an account knows, as a line may name them. */
export const selectVenueNames = (db: Database, owner: Owner) =>
  db
    .select({ ...GIG_VENUE, zone: venues.zone, words: venues.words })
    .from(venues)
    .where(eq(venues.userId, owner))
    .orderBy(asc(venues.words));

/**
 * Saves what the tracker of an account goes by over that version, or over any where it is null. Answers what is stored then, and
 * whether this is it.
 */
export async function saveTracker(
  db: Database,
  params: { userId: string; settings: TrackerSettings; version: number | null; now: Date },
) {
  const { userId, settings, version, now } = params;
  const isNewest = version === null ? undefined : eq(gigTrackers.version, version);
  const { saved, tracker } = await namedBatch(
    db,
    [db.insert(gigTrackers).values({ userId, updatedAt: now }).onConflictDoNothing()],
    {
      saved: db
        .update(gigTrackers)
        .set({ settings, version: sql`version + 1`, updatedAt: now })
        .where(and(eq(gigTrackers.userId, userId), isNewest))
        .returning({ version: gigTrackers.version }),
      tracker: selectTracker(db, userId),
    },
  );
  return { isSaved: saved.length > 0, tracker };
}
