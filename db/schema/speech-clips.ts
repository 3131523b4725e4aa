import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * What a provider spoke, by what was asked of it, so that the same words cost once. A row without media is being spoken
 * now. Who asked first has its characters on the day's account.
 */
export const speechClips = sqliteTable(
  'speech_clips',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of everything that decides the sound, in hex. */
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    characters: integer('characters').notNull(),
    mediaKey: text('media_key'),
    type: text('type'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('speech_clips_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('speech_clips_created_at_idx').on(table.createdAt),
    index('speech_clips_media_key_idx').on(table.mediaKey),
  ],
);
