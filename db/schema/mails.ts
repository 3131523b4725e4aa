import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The outbox: mail that the built-in mailer keeps instead of sending it. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('mails_created_at_idx').on(table.createdAt)],
);
