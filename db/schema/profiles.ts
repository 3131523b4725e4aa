import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Currency, Profile } from '#core/profile.ts';
import { media } from './media.ts';
import { users } from './users.ts';

/** Who an account is on stage. An account without a row has filled in nothing yet. */
export const profiles = sqliteTable(
  'profiles',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    artistName: text('artist_name').notNull().default(''),
    city: text('city').notNull().default(''),
    genres: text('genres', { mode: 'json' }).notNull().default([]).$type<string[]>(),
    bioFacts: text('bio_facts', { mode: 'json' }).notNull().default([]).$type<string[]>(),
    socials: text('socials', { mode: 'json' }).notNull().default({}).$type<Profile['socials']>(),
    timeZone: text('time_zone'),
    currency: text('currency').$type<Currency>(),
    notifications: text('notifications', { mode: 'json' })
      .notNull()
      .default({ gigs: true, money: true, news: false })
      .$type<Profile['notifications']>(),
    /** The account's own picture; its logo stands in where there is none. */
    pictureId: text('picture_id').references(() => media.id, { onDelete: 'set null' }),
    /** Visits of its public pages by others. */
    views: integer('views').notNull().default(0),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('profiles_picture_id_idx').on(table.pictureId)],
);
