import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Source } from '#core/chat.ts';
import { users } from './users.ts';

/**
 * A question to the assistant and its answer. As a generation, it is reserved, then done or failed; a failed turn gives up
 * its key and its words. The words of a cleared conversation go, its rows stay for the ledger.
 */
export const chatTurns = sqliteTable(
  'chat_turns',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['reserved', 'done', 'failed'] }).notNull(),
    /** Credits. */
    cost: integer('cost').notNull(),
    idempotencyKey: text('idempotency_key'),
    question: text('question').notNull(),
    answer: text('answer'),
    sources: text('sources', { mode: 'json' }).notNull().default([]).$type<Source[]>(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
    clearedAt: integer('cleared_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    uniqueIndex('chat_turns_user_id_idempotency_key_idx').on(table.userId, table.idempotencyKey),
    index('chat_turns_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    // Open ones: of all accounts for the sweep, and of one account.
    index('chat_turns_reserved_created_at_idx').on(table.createdAt).where(sql`status = 'reserved'`),
    index('chat_turns_reserved_user_id_created_at_idx')
      .on(table.userId, table.createdAt)
      .where(sql`status = 'reserved'`),
  ],
);
