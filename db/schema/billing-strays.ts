import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BillingFact } from '#core/billing/billing-event.ts';

/** What the provider of payments told of customers that are no account of ours, kept as it was understood. */
export const billingStrays = sqliteTable('billing_strays', {
  id: text('id').primaryKey(),
  customer: text('customer'),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  fact: text('fact', { mode: 'json' }).$type<BillingFact>().notNull(),
});
