import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { media } from './media.ts';

/** Uploaded pictures that a generation, or a version of it, was made with: they are kept as long as it is. */
export const generationMedia = sqliteTable(
  'generation_media',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.mediaId] }),
    index('generation_media_media_id_idx').on(table.mediaId),
  ],
);
