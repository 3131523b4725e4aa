import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CareerStage } from '#core/profile.ts';

/** Accounts. `name`, `image` and the like are better-auth's words for what the API calls firstName, profileImageUrl. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('first_name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    image: text('profile_image_url'),
    /** Of the version before, which goes on running while this one is put in its place; read and written by nothing here. */
    formerStatus: text('subscription_status', { enum: ['free', 'trial', 'active'] })
      .notNull()
      .default('free'),
    formerHasTrial: integer('has_pro_trial', { mode: 'boolean' }).notNull().default(false),
    /** The end of its trial, running or over; none where it never had one. Both ends follow from `billing_events`. */
    trialEndsAt: integer('trial_ends_at', { mode: 'timestamp_ms' }),
    /** The end of the Pro that it paid for, with what grace there is; none where it never paid. */
    proUntil: integer('pro_until', { mode: 'timestamp_ms' }),
    careerStage: text('career_stage').$type<CareerStage>(),
    /** UTC day (YYYY-MM-DD) of the last visit, and how many days in a row there was one. */
    lastVisitOn: text('last_visit_on'),
    /** When it goes for good: set by the wish to delete it, taken away by keeping it. */
    deletesAt: integer('deletes_at', { mode: 'timestamp_ms' }),
    /** Credits: the sum of its entries in the ledger, kept by a trigger of theirs and never below zero. */
    creditBalance: integer('credit_balance').notNull().default(0),
    visitStreak: integer('visit_streak').notNull().default(0),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(sql`(unixepoch() * 1000)`),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(sql`(unixepoch() * 1000)`),
  },
  (table) => [
    check('users_credit_balance_check', sql`credit_balance >= 0`),
    index('users_trial_ends_at_idx').on(table.trialEndsAt).where(sql`trial_ends_at IS NOT NULL`),
    index('users_deletes_at_idx').on(table.deletesAt).where(sql`deletes_at IS NOT NULL`),
  ],
);
