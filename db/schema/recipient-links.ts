import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { pressKitPages } from './press-kit-pages.ts';
import { users } from './users.ts';

/** Links to the page of a press kit, each for one recipient. */
export const recipientLinks = sqliteTable(
  'recipient_links',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: text('generation_id')
      .notNull()
      .references(() => pressKitPages.generationId, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    greeting: text('greeting').notNull(),
    /** `YYYY-MM-DD`, its last day. */
    expiresOn: text('expires_on').notNull(),
    revokedAt: integer('revoked_at', { mode: 'timestamp_ms' }),
    /** What its token is made from, with the secret of the server. */
    seed: text('seed').notNull(),
    /** SHA-256 of its token. */
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('recipient_links_token_hash_idx').on(table.tokenHash),
    index('recipient_links_generation_id_created_at_idx').on(table.generationId, table.createdAt),
    index('recipient_links_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('recipient_links_expires_on_idx').on(table.expiresOn),
    index('recipient_links_revoked_at_idx').on(table.revokedAt).where(sql`revoked_at IS NOT NULL`),
  ],
);
