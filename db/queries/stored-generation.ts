import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

export interface StoredFile {
  name: string;
  mediaKey: string;
  type: string;
  size: number;
  /** Of the bytes, in hex; known of files that came from outside. */
  sha256?: string | null;
}

export interface StoredGeneration {
  id: string;
  userId: string;
  tool: string;
  status: 'reserved' | 'done' | 'failed';
  title: string;
  cost: number;
  version: number;
  input: unknown;
  output: unknown;
  edits: unknown;
  createdAt: Date;
  updatedAt: Date;
  files: StoredFile[];
}

export interface GenerationRow {
  id: string;
  userId: string;
  tool: string;
  status: StoredGeneration['status'];
  title: string;
  cost: number;
  version: number;
  input: string;
  output: string | null;
  edits: string | null;
  createdAt: number;
  updatedAt: number;
  files: string;
}

const COLUMNS = sql.raw(`
  g.id, g.user_id AS userId, g.tool, g.status, g.title, g.cost, g.version, g.input, g.output, g.edits,
  g.created_at AS createdAt, g.updated_at AS updatedAt,
  (SELECT json_group_array(json_object('name', f.name, 'mediaKey', f.media_key, 'type', f.type, 'size', f.size,
    'sha256', f.sha256))
     FROM (SELECT * FROM generation_files WHERE generation_id = g.id ORDER BY name) f) AS files`);

/** A statement for a batch; `storedGeneration` reads each of its rows. */
export const selectGenerations = (db: Database, where: SQL) =>
  db.all<GenerationRow>(sql`SELECT ${COLUMNS} FROM generations g WHERE g.deleted_at IS NULL AND ${where}`);

export const parseJson = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

export const storedGeneration = (row: GenerationRow): StoredGeneration => ({
  ...row,
  input: parseJson(row.input),
  output: parseJson(row.output),
  edits: parseJson(row.edits),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  files: JSON.parse(row.files) as StoredFile[],
});

/** Files as rows of SQL: `name`, `media_key`, `type`, `size`. */
export const fileRows = (files: readonly StoredFile[]): SQL =>
  sql`(SELECT value ->> 'name' AS name, value ->> 'mediaKey' AS media_key, value ->> 'type' AS type,
    value ->> 'size' AS size FROM json_each(${JSON.stringify(files)}))`;
