import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { users } from './users.ts';

/** The page of a made press kit on the web, published or taken back. It shows the kit as it was saved last. */
export const pressKitPages = sqliteTable(
  'press_kit_pages',
  {
    generationId: text('generation_id')
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The end of its present address, which `press_kit_slugs` has too. */
    slug: text('slug').notNull(),
    isPublished: integer('is_published', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('press_kit_pages_user_id_created_at_generation_id_idx').on(
      table.userId,
      table.createdAt,
      table.generationId,
    ),
  ],
);
