import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { olderThan } from '../older-than.ts';
import type { Owner } from '../owner.ts';
import { generations } from '../schema/generations.ts';
import { selectGenerations } from './generation-stored.ts';

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** SQLite folds the case of a to z alone, so that other letters are looked for in each case. */
const titled = (words: string) =>
  or(
    ...[words, words.toLowerCase(), words.toUpperCase()].map(
      (each) => sql`title LIKE ${containing(each)} ESCAPE '\\'`,
    ),
  );

/** What these tools made for an account before `before`, newest first; with `words`, where they stand in the title. */
export const listGenerations = (
  db: Database,
  params: {
    userId: Owner;
    tools: readonly string[];
    words?: string | null;
    before: Position | null;
    limit: number;
  },
) => {
  const { userId, tools, words, before, limit } = params;
  return selectGenerations(
    db,
    and(
      eq(generations.userId, userId),
      eq(generations.status, 'done'),
      olderThan(generations.createdAt, generations.id, before),
      inArray(generations.tool, [...tools]),
      words ? titled(words) : undefined,
    ),
  )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);
};
