import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Files in media storage that nothing refers to any more, until storage has let them go. */
export const freedMedia = sqliteTable(
  'freed_media',
  {
    mediaKey: text('media_key').primaryKey(),
    freedAt: integer('freed_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('freed_media_freed_at_idx').on(table.freedAt)],
);
