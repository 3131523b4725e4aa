import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { users } from './users.ts';

/** Press kits that are being written, each as it was saved last. */
export const pressKitDrafts = sqliteTable(
  'press_kit_drafts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The made kit that it is the draft of; a made kit has one draft at most. */
    generationId: text('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    kit: text('kit', { mode: 'json' }).notNull().$type<unknown>(),
    /** Counts the saves, from 1. */
    revision: integer('revision').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('press_kit_drafts_generation_id_idx').on(table.generationId),
    index('press_kit_drafts_user_id_updated_at_id_idx').on(table.userId, table.updatedAt, table.id),
    index('press_kit_drafts_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
  ],
);
