import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { GigDetails } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { clients } from './clients.ts';
import { users } from './users.ts';
import { venues } from './venues.ts';

/**
 * Bookings, each from the first mail to the money. What lists and sums ask for stands in columns, the rest in `details`.
 * `gig_words` has the words of those that are not in the trash (migration `gigs`).
 */
export const gigs = sqliteTable(
  'gigs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the changes, from 1. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    status: text('status').notNull().$type<GigStatus>(),
    statusAt: integer('status_at', { mode: 'timestamp_ms' }).notNull(),
    /** `YYYY-MM-DD`, the day on which the doors open. */
    night: text('night').notNull(),
    startsAt: integer('starts_at', { mode: 'timestamp_ms' }),
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }),
    zone: text('zone').notNull(),
    /** Orders gigs by night and time, and is no other gig's (`core/gigs/night-order.ts`). Also the row of its words. */
    position: integer('position').notNull(),
    venueId: text('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** In the smallest unit of `currency`; both null where nobody spoke of it. */
    fee: integer('fee'),
    currency: text('currency'),
    /** What is still to come of it, and since or until when. */
    unpaid: integer('unpaid').notNull(),
    unpaidDue: text('unpaid_due'),
    /** Gigs that were made of one another share it. */
    seriesId: text('series_id'),
    details: text('details', { mode: 'json' }).notNull().$type<GigDetails>(),
    /** Title and notes as they are looked for. */
    words: text('words').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    /** When it went to the trash. */
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    check('gigs_unpaid_check', sql`unpaid >= 0`),
    uniqueIndex('gigs_position_idx').on(table.position),
    index('gigs_user_id_position_idx').on(table.userId, table.position).where(sql`deleted_at IS NULL`),
    index('gigs_user_id_status_position_idx')
      .on(table.userId, table.status, table.position)
      .where(sql`deleted_at IS NULL`),
    // Holds all that the sums of the board ask for.
    index('gigs_user_id_status_currency_fee_unpaid_idx')
      .on(table.userId, table.status, table.currency, table.fee, table.unpaid)
      .where(sql`deleted_at IS NULL`),
    index('gigs_user_id_fee_position_idx')
      .on(table.userId, table.fee, table.position)
      .where(sql`deleted_at IS NULL`),
    index('gigs_user_id_updated_at_position_idx')
      .on(table.userId, table.updatedAt, table.position)
      .where(sql`deleted_at IS NULL`),
    index('gigs_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('gigs_user_id_deleted_at_idx').on(table.userId, table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index('gigs_deleted_at_idx').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index('gigs_venue_id_idx').on(table.venueId, table.position).where(sql`venue_id IS NOT NULL`),
    index('gigs_client_id_idx').on(table.clientId, table.position).where(sql`client_id IS NOT NULL`),
    index('gigs_user_id_contract_idx')
      .on(table.userId, sql`details ->> '$.contract'`)
      .where(sql`details ->> '$.contract' IS NOT NULL`),
    index('gigs_series_id_idx').on(table.seriesId, table.position).where(sql`series_id IS NOT NULL`),
  ],
);
