import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { envelopes } from './envelopes.ts';

/** The PDFs of an envelope: each version as it was sent, and the one with both signatures. */
export const envelopeDocuments = sqliteTable(
  'envelope_documents',
  {
    envelopeId: text('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    mediaKey: text('media_key').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.version, table.name] }),
    index('envelope_documents_media_key_idx').on(table.mediaKey),
  ],
);
