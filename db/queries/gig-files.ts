import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { gigFiles } from '../schema/gig-files.ts';
import { gigs } from '../schema/gigs.ts';

interface FileName {
  id: string;
  userId: Owner;
}

/** A statement for a batch: the file of that id of a gig of the account, the trash included, or no row. */
export const selectGigFile = (db: Database, { id, userId }: FileName) =>
  db
    .select({
      id: gigFiles.id,
      name: gigFiles.name,
      mediaKey: gigFiles.mediaKey,
      type: gigFiles.type,
      size: gigFiles.size,
      createdAt: gigFiles.createdAt,
    })
    .from(gigFiles)
    .innerJoin(gigs, eq(gigs.id, gigFiles.gigId))
    .where(and(eq(gigFiles.id, id), eq(gigs.userId, userId)));

export type StoredGigFile = Awaited<ReturnType<typeof selectGigFile>>[number];

/** How many files a gig of the account has; null where the account has no such gig, or has it in the trash. */
export async function countGigFiles(
  db: Database,
  { gigId, userId }: { gigId: string; userId: string },
): Promise<number | null> {
  const [found] = await db
    .select({ files: count(gigFiles.id) })
    .from(gigs)
    .leftJoin(gigFiles, eq(gigFiles.gigId, gigs.id))
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)))
    .groupBy(gigs.id);
  return found?.files ?? null;
}

/** Something that happened to a gig, for its timeline. */
interface Told {
  id: string;
  text: string;
}

/** Keeps a file with a gig of the account, if that has fewer than `most`, and tells so; null where it was not kept. */
export async function insertGigFile(
  db: Database,
  params: { gigId: string; userId: string; file: StoredGigFile; most: number; told: Told },
): Promise<StoredGigFile | null> {
  const { gigId, userId, file, told } = params;
  const at = file.createdAt.getTime();
  const { kept } = await namedBatch(
    db,
    [
      // Conditional on whose gig it is, and how many it has.
      db.run(sql`
        INSERT INTO gig_files (id, gig_id, name, media_key, type, size, created_at)
        SELECT ${file.id}, id, ${file.name}, ${file.mediaKey}, ${file.type}, ${file.size}, ${at} FROM gigs
        WHERE id = ${gigId} AND user_id = ${userId} AND deleted_at IS NULL
          AND (SELECT count(*) FROM gig_files WHERE gig_id = gigs.id) < ${params.most}`),
      // Conditional on the file.
      db.run(sql`
        INSERT INTO gig_events (id, gig_id, kind, text, created_at)
        SELECT ${told.id}, gig_id, 'file', ${told.text}, ${at} FROM gig_files WHERE id = ${file.id}`),
    ],
    { kept: selectGigFile(db, { id: file.id, userId }) },
  );
  return kept[0] ?? null;
}

/** Deletes a file of a gig of the account, and tells so; false where the account has no such file. */
export async function deleteGigFile(
  db: Database,
  params: { id: string; userId: string; eventId: string; now: Date },
): Promise<boolean> {
  const { id, userId } = params;
  const mine = sql`gig_files.id = ${id} AND gig_id IN (SELECT gigs.id FROM gigs WHERE user_id = ${userId})`;
  const { gone } = await namedBatch(
    db,
    [
      // Conditional on whose it is, as is the deletion.
      db.run(sql`
        INSERT INTO gig_events (id, gig_id, kind, text, created_at)
        SELECT ${params.eventId}, gig_id, 'file', 'Removed ' || name, ${params.now.getTime()} FROM gig_files WHERE ${mine}`),
    ],
    { gone: db.run(sql`DELETE FROM gig_files WHERE ${mine}`) },
  );
  return gone.rowsAffected > 0;
}
