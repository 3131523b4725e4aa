import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { parseJson } from './stored-generation.ts';

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

interface Row {
  tool: string;
  title: string;
  output: string | null;
  version: number;
  edits: string | null;
  createdAt: number;
}

/** The newest `limit` versions of the account's finished generation, or null where it has none of that id. */
export async function getVersions(
  db: Database,
  params: { id: string; userId: string; limit: number },
): Promise<VersionedGeneration | null> {
  const rows = await db.all<Row>(sql`
    WITH mine AS (SELECT * FROM generations WHERE id = ${params.id} AND user_id = ${params.userId}
      AND status = 'done' AND deleted_at IS NULL)
    SELECT mine.tool, mine.title, mine.output, v.version, v.edits, v.created_at AS createdAt FROM mine, (
      SELECT version, edits, created_at FROM generation_versions WHERE generation_id = ${params.id}
      UNION ALL SELECT 1, NULL, created_at FROM mine
    ) v ORDER BY v.version DESC LIMIT ${params.limit}`);
  const first = rows[0];
  if (!first) return null;
  return {
    tool: first.tool,
    title: first.title,
    output: parseJson(first.output),
    versions: rows.map(({ version, edits, createdAt }) => ({
      version,
      edits: parseJson(edits),
      createdAt: new Date(createdAt),
    })),
  };
}
