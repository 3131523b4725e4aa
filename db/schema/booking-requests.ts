import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { gigs } from './gigs.ts';
import { users } from './users.ts';

/** What somebody asked an artist for, on the page of a press kit. */
export const bookingRequests = sqliteTable(
  'booking_requests',
  {
    /** From what was written and the key that it came under: sent again it is the same one. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kit on whose page it was written; null once that is gone for good. */
    generationId: text('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** The lead that it arrived as; null where it was deleted for good, or the tracker had no room. */
    gigId: text('gig_id').references(() => gigs.id, { onDelete: 'set null' }),
    /** `YYYY-MM-DD` of the night. */
    date: text('date').notNull(),
    /** Venue and city, as they were typed. */
    place: text('place').notNull(),
    /** In the smallest unit of `currency`; null where nothing was said. */
    budget: integer('budget'),
    currency: text('currency'),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('booking_requests_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('booking_requests_generation_id_idx').on(table.generationId).where(sql`generation_id IS NOT NULL`),
    index('booking_requests_gig_id_idx').on(table.gigId).where(sql`gig_id IS NOT NULL`),
    index('booking_requests_created_at_idx').on(table.createdAt),
  ],
);
