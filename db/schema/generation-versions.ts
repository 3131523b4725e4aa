import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generations } from './generations.ts';

/** Every edit that a generation went through, oldest version 2: version 1 is the output itself. */
export const generationVersions = sqliteTable(
  'generation_versions',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    edits: text('edits', { mode: 'json' }).notNull().$type<unknown>(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.version] })],
);
