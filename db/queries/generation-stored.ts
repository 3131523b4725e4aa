import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import type { Owner } from '../owner.ts';
import { generations } from '../schema/generations.ts';

export interface StoredFile {
  name: string;
  mediaKey: string;
  type: string;
  size: number;
  /** Of the bytes, in hex; known of files that came from outside. */
  sha256?: string | null;
}

/** A statement for a batch: generations that are not deleted, with their files. */
export const selectGenerations = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: generations.id,
      userId: generations.userId,
      tool: generations.tool,
      status: generations.status,
      title: generations.title,
      cost: generations.cost,
      version: generations.version,
      input: generations.input,
      output: generations.output,
      edits: generations.edits,
      createdAt: generations.createdAt,
      updatedAt: generations.updatedAt,
      files: jsonColumn<StoredFile[]>(sql`
        (SELECT json_group_array(json_object('name', f.name, 'mediaKey', f.media_key, 'type', f.type, 'size', f.size,
          'sha256', f.sha256))
        FROM (SELECT * FROM generation_files WHERE generation_id = generations.id ORDER BY name) f)`),
    })
    .from(generations)
    .where(and(isNull(generations.deletedAt), where));

export type StoredGeneration = Awaited<ReturnType<typeof selectGenerations>>[number];

/** A statement for a batch: the account's generation of that id, or no row: somebody else's is as good as none. */
export const selectGeneration = (db: Database, generation: { id: string; userId: Owner }) =>
  selectGenerations(db, and(eq(generations.id, generation.id), eq(generations.userId, generation.userId)));

/** Files as rows of SQL: `name`, `media_key`, `type`, `size`. */
export const fileRows = (files: readonly StoredFile[]): SQL =>
  sql`(SELECT value ->> 'name' AS name, value ->> 'mediaKey' AS media_key, value ->> 'type' AS type,
    value ->> 'size' AS size FROM json_each(${JSON.stringify(files)}))`;
