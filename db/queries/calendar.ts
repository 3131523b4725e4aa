import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { nightBegins } from '#core/gigs/night-order.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { gigTrackers } from '../schema/gig-trackers.ts';
import { gigs } from '../schema/gigs.ts';
import { profiles } from '../schema/profiles.ts';
import { users } from '../schema/users.ts';
import { type StoredGig, selectStoredGigs } from './gigs-stored.ts';

/** What the address of a calendar feed is made with, and whether it leads anywhere. */
export interface Feed {
  rotation: number;
  isOn: boolean;
}
/** As it is until something of it is said. */
const FIRST: Feed = { rotation: 0, isOn: true };
const { feedRotation: rotation, isFeedOn: isOn } = gigTrackers;

/** A statement for a batch: the feed of an account; `feedOf` reads its rows. */
export const selectFeed = (db: Database, owner: Owner) =>
  db.select({ rotation, isOn }).from(gigTrackers).where(eq(gigTrackers.userId, owner));

export const feedOf = ([feed = FIRST]: readonly Feed[]): Feed => feed;

async function changeFeed(
  db: Database,
  { userId, now, feed, rotation: next }: { userId: string; now: Date; feed: Feed; rotation: SQL },
): Promise<Feed> {
  const first = { userId, feedRotation: feed.rotation, isFeedOn: feed.isOn, updatedAt: now };
  const rows = await db
    .insert(gigTrackers)
    .values(first)
    .onConflictDoUpdate({
      target: gigTrackers.userId,
      set: { feedRotation: next, isFeedOn: feed.isOn, updatedAt: now },
    })
    .returning({ rotation, isOn });
  return feedOf(rows);
}

/** Turns the feed on at another address than all that it had. */
export const rotateFeed = (db: Database, params: { userId: string; now: Date }) =>
  changeFeed(db, { ...params, feed: { rotation: 1, isOn: true }, rotation: sql`feed_rotation + 1` });

/** Turns the feed off. */
export const closeFeed = (db: Database, params: { userId: string; now: Date }) =>
  changeFeed(db, { ...params, feed: { rotation: 0, isOn: false }, rotation: sql`feed_rotation` });

export interface FeedMatter {
  feed: Feed;
  /** Empty where the account has given itself none. */
  artistName: string;
  gigs: StoredGig[];
}

/**
 * What the feed of an account is made of: `most` of its gigs of those statuses from that night on, soonest first, with those in
 * the trash. Null where there is no such account, or it is gone.
 */
export async function getFeedMatter(
  db: Database,
  params: { userId: string; since: string; statuses: readonly GigStatus[]; most: number; now: Date },
): Promise<FeedMatter | null> {
  const { userId, since, statuses, most, now } = params;
  const told = and(
    ...[eq(gigs.userId, userId), gte(gigs.position, nightBegins(since))],
    inArray(gigs.status, [...statuses]),
  );
  const { accounts, feeds, found } = await namedBatch(db, [], {
    accounts: db
      .select({ artistName: profiles.artistName })
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(and(eq(users.id, userId), or(isNull(users.deletesAt), gt(users.deletesAt, now)))),
    feeds: selectFeed(db, userId),
    // Each by an index of its own.
    found: unionAll(
      selectStoredGigs(db).where(and(told, isNull(gigs.deletedAt))),
      selectStoredGigs(db).where(and(told, isNotNull(gigs.deletedAt))),
    )
      .orderBy(asc(gigs.position))
      .limit(most),
  });
  const [account] = accounts;
  return account ? { feed: feedOf(feeds), artistName: account.artistName ?? '', gigs: found } : null;
}
