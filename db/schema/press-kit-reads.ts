import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pressKitPages } from './press-kit-pages.ts';

/** How often a part of a page was read on a day. Nothing says by whom. */
export const pressKitReads = sqliteTable(
  'press_kit_reads',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => pressKitPages.generationId, { onDelete: 'cascade' }),
    /** Start of the UTC day. */
    day: integer('day', { mode: 'timestamp_ms' }).notNull(),
    section: text('section').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.day, table.section] }),
    index('press_kit_reads_day_idx').on(table.day),
  ],
);
