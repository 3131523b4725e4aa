import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ClientKind } from '#core/gigs/booking.ts';
import { users } from './users.ts';

/** Who books an account. */
export const clients = sqliteTable(
  'clients',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts the changes, from 1. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** The name as it is looked for, and sorted. */
    words: text('words').notNull(),
    kind: text('kind').notNull().$type<ClientKind>(),
    address: text('address').notNull(),
    taxId: text('tax_id').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('clients_user_id_words_idx').on(table.userId, table.words),
    index('clients_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
  ],
);
