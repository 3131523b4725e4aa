import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';
import { voiceTakes } from './voice-takes.ts';

/** Runs of tools. A run that failed or expired gives up its idempotency key, so that the same key may try again. */
export const generations = sqliteTable(
  'generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tool: text('tool').notNull(),
    status: text('status', { enum: ['reserved', 'done', 'failed'] }).notNull(),
    title: text('title').notNull(),
    cost: integer('cost').notNull(),
    idempotencyKey: text('idempotency_key'),
    input: text('input', { mode: 'json' }).notNull().$type<unknown>(),
    output: text('output', { mode: 'json' }).$type<unknown>(),
    edits: text('edits', { mode: 'json' }).$type<unknown>(),
    version: integer('version').notNull().default(1),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
    /** The recording of the account's own voice that it is made from: it goes with the consent to that. */
    takeId: text('take_id').references(() => voiceTakes.id, { onDelete: 'set null' }),
    /** The generation that it is a copy of, which may be deleted since. A copy cost nothing and is not counted. */
    copiedFrom: text('copied_from'),
  },
  (table) => [
    uniqueIndex('generations_user_id_idempotency_key_idx').on(table.userId, table.idempotencyKey),
    // Unique, as ids are: only so does the database know that what is joined to it needs no sorting.
    uniqueIndex('generations_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    // Both hold all that a count or a first time of an account asks for: the table itself is not looked at.
    index('generations_user_id_status_created_at_tool_deleted_at_idx').on(
      table.userId,
      table.status,
      table.createdAt,
      table.tool,
      table.deletedAt,
    ),
    index('generations_user_id_status_copied_from_tool_created_at_idx').on(
      table.userId,
      table.status,
      table.copiedFrom,
      table.tool,
      table.createdAt,
    ),
    // For the sweep of void reservations.
    index('generations_reserved_created_at_idx').on(table.createdAt).where(sql`status = 'reserved'`),
    index('generations_take_id_idx').on(table.takeId).where(sql`take_id IS NOT NULL`),
    // What is taken off a count of all.
    index('generations_copies_user_id_created_at_idx')
      .on(table.userId, table.createdAt)
      .where(sql`copied_from IS NOT NULL`),
    index('generations_deleted_user_id_idx').on(table.userId).where(sql`deleted_at IS NOT NULL`),
  ],
);
