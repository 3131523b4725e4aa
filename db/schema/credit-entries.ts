import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { chatTurns } from './chat-turns.ts';
import { generations } from './generations.ts';
import { users } from './users.ts';

/**
 * The ledger: append only. An account's balance is the sum of its deltas and never below zero; `users.credit_balance` is
 * that sum, which a trigger keeps with every entry.
 */
export const creditEntries = sqliteTable(
  'credit_entries',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    delta: integer('delta').notNull(),
    kind: text('kind', {
      enum: ['sign-up', 'reserve', 'release', 'pack', 'refund', 'code', 'referral', 'adjust'],
    }).notNull(),
    generationId: text('generation_id').references(() => generations.id),
    turnId: text('turn_id').references(() => chatTurns.id),
    /** The order of credits that it came from, or goes back with. */
    orderId: text('order_id'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('credit_entries_generation_id_kind_idx').on(table.generationId, table.kind),
    uniqueIndex('credit_entries_turn_id_kind_idx').on(table.turnId, table.kind),
    uniqueIndex('credit_entries_order_id_kind_idx').on(table.orderId, table.kind),
    index('credit_entries_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
  ],
);
