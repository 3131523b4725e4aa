import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { voiceTakes } from './voice-takes.ts';

/** The sound of a take that has arrived; the bytes lie in media storage under `media_key`. */
export const voiceTakeFiles = sqliteTable(
  'voice_take_files',
  {
    takeId: text('take_id')
      .primaryKey()
      .references(() => voiceTakes.id, { onDelete: 'cascade' }),
    mediaKey: text('media_key').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('voice_take_files_media_key_idx').on(table.mediaKey)],
);
