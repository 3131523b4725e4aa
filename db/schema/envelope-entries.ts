import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Entry } from '#core/signing/envelope.ts';
import { envelopes } from './envelopes.ts';

/** The record of each envelope. A trigger refuses every change of it; entries go with their envelope alone. */
export const envelopeEntries = sqliteTable(
  'envelope_entries',
  {
    envelopeId: text('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    /** From 1. */
    seq: integer('seq').notNull(),
    entry: text('entry', { mode: 'json' }).notNull().$type<Entry>(),
  },
  (table) => [primaryKey({ columns: [table.envelopeId, table.seq] })],
);
