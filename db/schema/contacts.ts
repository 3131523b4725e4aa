import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ContactRole } from '#core/gigs/gig.ts';
import { clients } from './clients.ts';
import { users } from './users.ts';
import { venues } from './venues.ts';

/** People whom an account works with. */
export const contacts = sqliteTable(
  'contacts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the changes, from 1. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** The name as it is looked for, and sorted. */
    words: text('words').notNull(),
    role: text('role').notNull().$type<ContactRole>(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
    venueId: text('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    notes: text('notes').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('contacts_user_id_words_id_idx').on(table.userId, table.words, table.id),
    index('contacts_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('contacts_client_id_idx').on(table.clientId).where(sql`client_id IS NOT NULL`),
    index('contacts_venue_id_idx').on(table.venueId).where(sql`venue_id IS NOT NULL`),
  ],
);
