import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** What the product counts about its own use. */
export const events = sqliteTable(
  'events',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    path: text('path').notNull(),
    props: text('props', { mode: 'json' }).notNull().$type<Record<string, unknown>>(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** By the browser's clock. */
    happenedAt: text('happened_at').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('events_name_created_at_idx').on(table.name, table.createdAt),
    index('events_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('events_created_at_idx').on(table.createdAt),
  ],
);
