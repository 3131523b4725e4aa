import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Where an account plays. */
export const venues = sqliteTable(
  'venues',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the changes, from 1. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    /** Name and city as they are looked for, and sorted. */
    words: text('words').notNull(),
    country: text('country').notNull(),
    address: text('address').notNull(),
    zone: text('zone'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    capacity: integer('capacity'),
    travelMinutes: integer('travel_minutes'),
    kilometres: integer('kilometres'),
    setUp: integer('set_up'),
    booth: text('booth').notNull(),
    notes: text('notes').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('venues_user_id_words_idx').on(table.userId, table.words),
    index('venues_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
  ],
);
