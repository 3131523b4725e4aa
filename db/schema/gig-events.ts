import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TimelineKind } from '#core/gigs/gig.ts';
import { gigs } from './gigs.ts';

/** What happened to a gig, in the words in which it is told. */
export const gigEvents = sqliteTable(
  'gig_events',
  {
    id: text('id').primaryKey(),
    gigId: text('gig_id')
      .notNull()
      .references(() => gigs.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<TimelineKind>(),
    text: text('text').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('gig_events_gig_id_created_at_idx').on(table.gigId, table.createdAt)],
);
