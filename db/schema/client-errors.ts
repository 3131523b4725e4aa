import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Errors that browsers reported. spec §3 */
export const clientErrors = sqliteTable(
  'client_errors',
  {
    id: text('id').primaryKey(),
    message: text('message').notNull(),
    stack: text('stack'),
    componentStack: text('component_stack'),
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    happenedAt: text('happened_at').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('client_errors_created_at_idx').on(table.createdAt)],
);
