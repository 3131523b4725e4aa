import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Which customer an account is to the provider of payments. */
export const billingCustomers = sqliteTable(
  'billing_customers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Theirs. */
    id: text('id').notNull().unique(),
    /** When it began an order last. */
    orderedAt: integer('ordered_at', { mode: 'timestamp_ms' }),
    /** When the provider was asked last for all that it knows of it. */
    lookedAt: integer('looked_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('billing_customers_looked_at_idx').on(table.lookedAt)],
);

/** Customers of accounts that were deleted, until the provider of payments has forgotten them; a trigger notes them. */
export const billingLeavers = sqliteTable('billing_leavers', {
  id: text('id').primaryKey(),
});
