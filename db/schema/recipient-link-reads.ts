import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { recipientLinks } from './recipient-links.ts';

/** How often a part of a page was read by a link, and when last. */
export const recipientLinkReads = sqliteTable(
  'recipient_link_reads',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => recipientLinks.id, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    count: integer('count').notNull(),
    lastReadAt: integer('last_read_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.section] })],
);
