import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BillingFact } from '#core/billing/billing-event.ts';
import { users } from './users.ts';

/** What became of the plan of an account: append only. When its trial and its Pro end, on the account, follows from it. */
export const billingEvents = sqliteTable(
  'billing_events',
  {
    /** Of what happened, so that it is written down once however often it is told. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it happened. */
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    fact: text('fact', { mode: 'json' }).$type<BillingFact>().notNull(),
  },
  (table) => [
    index('billing_events_user_id_at_id_idx').on(table.userId, table.at, table.id),
    uniqueIndex('billing_events_trial_idx').on(table.userId).where(sql`fact ->> '$.kind' = 'trial-started'`),
  ],
);
