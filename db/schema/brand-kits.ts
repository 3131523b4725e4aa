import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BrandKit } from '#core/brand-kit.ts';
import { users } from './users.ts';

/**
 * The kit that an account wears (`current`), and the one before it (`former`). A kit is a copy: the generation that its
 * logo came from may be deleted, so its id refers to nothing.
 */
export const brandKits = sqliteTable(
  'brand_kits',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    standing: text('standing', { enum: ['current', 'former'] }).notNull(),
    artistName: text('artist_name').notNull(),
    generationId: text('generation_id').notNull(),
    conceptId: text('concept_id').notNull(),
    spec: text('spec', { mode: 'json' }).notNull().$type<BrandKit['logo']['spec']>(),
    colours: text('colours', { mode: 'json' }).notNull().$type<BrandKit['colours']>(),
    typefaces: text('typefaces', { mode: 'json' }).notNull().$type<BrandKit['typefaces']>(),
    dressedAt: integer('dressed_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [uniqueIndex('brand_kits_user_id_standing_idx').on(table.userId, table.standing)],
);
