import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Public keys that contracts were sealed with: what they have sealed can be checked as long as they stand here. */
export const sealKeys = sqliteTable(
  'seal_keys',
  {
    /** Made from the key. */
    id: text('id').primaryKey(),
    /** Its 32 bytes as Base64. */
    publicKey: text('public_key').notNull(),
    /** When it sealed for the first time. */
    since: integer('since', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('seal_keys_since_idx').on(table.since)],
);
