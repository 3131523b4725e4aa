import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { envelopes } from './envelopes.ts';

/** What each version of an envelope says and is dressed in: its documents are made of nothing else. */
export const envelopeVersions = sqliteTable(
  'envelope_versions',
  {
    envelopeId: text('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    contract: text('contract', { mode: 'json' }).notNull().$type<unknown>(),
    /** Of an addendum to that contract: what it says. */
    addendum: text('addendum', { mode: 'json' }).$type<unknown>(),
    branding: text('branding', { mode: 'json' }).notNull().$type<unknown>(),
    madeAt: integer('made_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.envelopeId, table.version] })],
);
