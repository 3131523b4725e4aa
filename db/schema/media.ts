import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Uploaded pictures. The same bytes of the same account are one row. */
export const media = sqliteTable(
  'media',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the bytes, in hex; part of the key that they lie under in storage. */
    sha256: text('sha256').notNull(),
    mediaKey: text('media_key').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('media_user_id_sha256_idx').on(table.userId, table.sha256),
    uniqueIndex('media_media_key_idx').on(table.mediaKey),
  ],
);
