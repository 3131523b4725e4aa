import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { envelopes } from './envelopes.ts';

/** The link of each side of an envelope. Where somebody else signs it is another one. */
export const signingLinks = sqliteTable(
  'signing_links',
  {
    envelopeId: text('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['artist', 'client'] }).notNull(),
    /** What its token is made from, with the secret of the server. */
    seed: text('seed').notNull(),
    /** SHA-256 of its token. */
    tokenHash: text('token_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.role] }),
    uniqueIndex('signing_links_token_hash_idx').on(table.tokenHash),
  ],
);
