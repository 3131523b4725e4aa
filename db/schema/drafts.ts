import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { users } from './users.ts';

/** What is being written for tools, each as it was saved last. */
export const drafts = sqliteTable(
  'drafts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text('tool').notNull(),
    /** What lists call it: of the content, at each save. */
    title: text('title').notNull(),
    /** What was made of it; of a generation there is one draft at most. */
    generationId: text('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    content: text('content', { mode: 'json' }).notNull().$type<unknown>(),
    /** Counts the saves, from 1. */
    revision: integer('revision').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('drafts_generation_id_idx').on(table.generationId),
    index('drafts_user_id_tool_updated_at_id_idx').on(table.userId, table.tool, table.updatedAt, table.id),
    index('drafts_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
  ],
);
