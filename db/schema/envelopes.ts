import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';
import { users } from './users.ts';

/** Contracts that are, or were, out for signature. What happened to each stands in `envelope_entries`; this is its sum. */
export const envelopes = sqliteTable(
  'envelopes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The made contract that was sent. */
    generationId: text('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** The version of that contract which is out: once it has another one, this one can't be signed any more. */
    contractVersion: integer('contract_version').notNull(),
    /** Of an addendum, the envelope that it changes; null where it is a contract by itself. */
    originalId: text('original_id').references((): AnySQLiteColumn => envelopes.id, { onDelete: 'cascade' }),
    /** What lists call it. */
    title: text('title').notNull(),
    status: text('status', {
      enum: ['out', 'signed', 'completed', 'declined', 'voided', 'expired'],
    }).notNull(),
    version: integer('version').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    /** When the schedule looks after it next: a reminder, its end, a mail to be sent again. */
    dueAt: integer('due_at', { mode: 'timestamp_ms' }),
    /** How many entries its record has, and the hash of the last: whoever adds one names both. */
    entries: integer('entries').notNull(),
    lastHash: text('last_hash').notNull(),
    /** Which write that was: two may write the same entry at the same moment. */
    writeId: text('write_id').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('envelopes_generation_id_created_at_idx').on(table.generationId, table.createdAt),
    index('envelopes_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('envelopes_original_id_idx').on(table.originalId).where(sql`original_id IS NOT NULL`),
    index('envelopes_due_at_idx').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index('envelopes_out_user_id_idx').on(table.userId).where(sql`status = 'out'`),
  ],
);
