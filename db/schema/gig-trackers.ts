import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TrackerSettings } from '#core/gigs/tracker-settings.ts';
import { users } from './users.ts';

/** What the gig tracker of an account goes by; no row until something of it is said. */
export const gigTrackers = sqliteTable('gig_trackers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null while nothing was said. */
  settings: text('settings', { mode: 'json' }).$type<TrackerSettings>(),
  /** Counts the changes of the settings, from 0. */
  version: integer('version').notNull().default(0),
  /** Counts the addresses that the calendar feed has had; the present one is made with it. */
  feedRotation: integer('feed_rotation').notNull().default(0),
  isFeedOn: integer('is_feed_on', { mode: 'boolean' }).notNull().default(true),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});
