import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { Results } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { generationVersions } from '../schema/generation-versions.ts';
import { generations } from '../schema/generations.ts';

export interface StoredVersion {
  version: number;
  /** Null in version 1: as it was made. */
  edits: unknown;
  createdAt: Date;
}

export interface VersionedGeneration {
  tool: string;
  title: string;
  output: unknown;
  /** Newest first. */
  versions: StoredVersion[];
}

/** Statements of a batch: the account's finished generation, and its newest edits; `versionsOf` reads their rows. */
export const selectVersions = (
  db: Database,
  { id, userId, limit }: { id: string; userId: Owner; limit: number },
) => {
  const mine = and(
    eq(generations.id, id),
    eq(generations.userId, userId),
    eq(generations.status, 'done'),
    isNull(generations.deletedAt),
  );
  const { tool, title, output } = generations;
  const { generationId, version, edits, createdAt } = generationVersions;
  return {
    made: db.select({ tool, title, output, createdAt: generations.createdAt }).from(generations).where(mine),
    edited: db
      .select({ version, edits, createdAt })
      .from(generationVersions)
      .innerJoin(generations, eq(generations.id, generationId))
      .where(and(eq(generationId, id), mine))
      .orderBy(desc(version))
      .limit(limit),
  };
};

/** The generation with its newest `limit` versions, or null where the account has none of that id. */
export function versionsOf(
  { made: [made], edited }: Results<ReturnType<typeof selectVersions>>,
  limit: number,
): VersionedGeneration | null {
  if (!made) return null;
  const { createdAt, ...generation } = made;
  const first = { version: 1, edits: null, createdAt };
  return { ...generation, versions: [...edited, first].slice(0, limit) };
}
