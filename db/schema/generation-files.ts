import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';

/** Files of a generation; the bytes lie in media storage under `media_key`. */
export const generationFiles = sqliteTable(
  'generation_files',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaKey: text('media_key').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    /** The version that it was drawn for. Originals are of version 1 and stay; drawings of edits come and go. */
    version: integer('version').notNull().default(1),
    /** SHA-256 of the bytes, in hex, of files that came from outside. */
    sha256: text('sha256'),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.name] }),
    index('generation_files_media_key_idx').on(table.mediaKey),
  ],
);
