import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** How words are said in every new drop of an account, all in one list. */
export const voiceRespellings = sqliteTable('voice_respellings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  respellings: text('respellings', { mode: 'json' }).notNull().$type<{ word: string; say: string }[]>(),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
});
