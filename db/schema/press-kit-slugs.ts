import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pressKitPages } from './press-kit-pages.ts';

/** Every address that a page of a press kit has or had: what was printed somewhere still leads there. */
export const pressKitSlugs = sqliteTable(
  'press_kit_slugs',
  {
    slug: text('slug').primaryKey(),
    generationId: text('generation_id')
      .notNull()
      .references(() => pressKitPages.generationId, { onDelete: 'cascade' }),
    /** When the page moved there last. */
    takenAt: integer('taken_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('press_kit_slugs_generation_id_taken_at_idx').on(table.generationId, table.takenAt)],
);
