import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * Recordings of an account's own voice, each with the consent that it was given with. The row is the proof of that
 * consent and stays when it is taken back; the recording itself goes.
 */
export const voiceTakes = sqliteTable(
  'voice_takes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    seconds: real('seconds').notNull(),
    /** SHA-256 of the recording, in hex. */
    sha256: text('sha256').notNull(),
    /** Id of the wording that was agreed to, and the SHA-256 of its words. */
    statement: text('statement').notNull(),
    statementSha256: text('statement_sha256').notNull(),
    agreedAt: integer('agreed_at', { mode: 'timestamp_ms' }).notNull(),
    revokedAt: integer('revoked_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('voice_takes_user_id_agreed_at_id_idx').on(table.userId, table.agreedAt, table.id)],
);
