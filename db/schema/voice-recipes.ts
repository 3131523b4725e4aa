import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Treatments that an account saved under a name of its own. */
export const voiceRecipes = sqliteTable(
  'voice_recipes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    recipe: text('recipe', { mode: 'json' }).notNull().$type<unknown>(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('voice_recipes_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id)],
);
