import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brandKits } from './brand-kits.ts';

/** Files of a brand kit; the bytes lie in media storage under `media_key`. */
export const brandKitFiles = sqliteTable(
  'brand_kit_files',
  {
    kitId: text('kit_id')
      .notNull()
      .references(() => brandKits.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaKey: text('media_key').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.name] }),
    index('brand_kit_files_media_key_idx').on(table.mediaKey),
  ],
);
