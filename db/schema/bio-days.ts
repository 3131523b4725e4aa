import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** How often the text model wrote bios for an account on the last day that it did. */
export const bioDays = sqliteTable('bio_days', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Start of the UTC day. */
  day: integer('day', { mode: 'timestamp_ms' }).notNull(),
  count: integer('count').notNull(),
});
