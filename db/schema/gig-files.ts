import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { gigs } from './gigs.ts';

/** Files that are kept with a gig. */
export const gigFiles = sqliteTable(
  'gig_files',
  {
    id: text('id').primaryKey(),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaKey: text('media_key').notNull(),
    /** By its first bytes. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('gig_files_gig_id_created_at_id_idx').on(table.gigId, table.createdAt, table.id),
    index('gig_files_media_key_idx').on(table.mediaKey),
  ],
);
