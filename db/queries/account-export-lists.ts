import { type SQL, sql } from 'drizzle-orm';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';

interface Order {
  newestFirst: SQL;
  after(position: Position): SQL;
}
const BY_TIME: Order = {
  newestFirst: sql`at DESC, id DESC`,
  after: ({ at, id }) => sql`(at, id) < (${at.getTime()}, ${id})`,
};

interface ExportList {
  /** Rows a page. */
  page: number;
  /** The account's rows, each with an `id` and with `at`, by which they are ordered. An index has them in that order. */
  rows(userId: string): SQL;
  /** BY_TIME unless said. */
  order?: Order;
  /** Columns that hold JSON. */
  json?: readonly string[];
}

const files = sql.raw(`
  (SELECT json_group_array(json_object('name', f.name, 'type', f.type, 'size', f.size))
    FROM (SELECT * FROM generation_files WHERE generation_id = g.id ORDER BY name) f) AS files`);

/** Everything of an account that grows as it is used. Instants are in milliseconds, under names that end in `At`. */
const LISTS = {
  generations: {
    page: 25,
    rows: (userId) => sql`
      SELECT g.id, g.created_at AS at, g.tool, g.status, g.title, g.cost, g.version, g.input, g.output, g.edits,
        g.take_id AS takeId, g.copied_from AS copiedFrom, g.created_at AS createdAt, g.updated_at AS updatedAt,
        g.deleted_at AS deletedAt, ${files}
      FROM generations g WHERE g.user_id = ${userId}`,
    json: ['input', 'output', 'edits', 'files'],
  },
  // In the order of what they are versions of: that is the one that an index keeps.
  'generation-versions': {
    page: 100,
    rows: (userId) => sql`
      SELECT v.generation_id || '_' || v.version AS id, g.created_at AS at, g.id AS generationId, v.version,
        v.edits, v.created_at AS createdAt
      FROM generation_versions v JOIN generations g ON g.id = v.generation_id WHERE g.user_id = ${userId}`,
    json: ['edits'],
    order: {
      newestFirst: sql`at DESC, generationId DESC, version DESC`,
      after: ({ at, id }) => {
        const cut = id.lastIndexOf('_');
        // A cursor that was made up may end in anything.
        const [generationId, version] = [id.slice(0, cut), Number.parseInt(id.slice(cut + 1), 10) || 0];
        return sql`(at, generationId, version) < (${at.getTime()}, ${generationId}, ${version})`;
      },
    },
  },
  ledger: {
    page: 500,
    rows: (userId) => sql`
      SELECT id, created_at AS at, delta, kind, generation_id AS generationId, turn_id AS turnId, created_at AS createdAt
      FROM credit_entries WHERE user_id = ${userId}`,
  },
  activities: {
    page: 500,
    rows: (userId) => sql`
      SELECT id, created_at AS at, action, details, created_at AS createdAt FROM activities WHERE user_id = ${userId}`,
  },
  chat: {
    page: 100,
    rows: (userId) => sql`
      SELECT id, created_at AS at, status, cost, question, answer, sources, created_at AS createdAt,
        answered_at AS answeredAt, cleared_at AS clearedAt
      FROM chat_turns WHERE user_id = ${userId}`,
    json: ['sources'],
  },
  'voice-takes': {
    page: 100,
    rows: (userId) => sql`
      SELECT t.id, t.agreed_at AS at, t.name, t.seconds, t.sha256, t.statement, t.statement_sha256 AS statementSha256,
        t.agreed_at AS agreedAt, t.revoked_at AS revokedAt, f.type, f.size
      FROM voice_takes t LEFT JOIN voice_take_files f ON f.take_id = t.id WHERE t.user_id = ${userId}`,
  },
  'voice-recipes': {
    page: 100,
    rows: (userId) => sql`
      SELECT id, created_at AS at, name, recipe, created_at AS createdAt FROM voice_recipes WHERE user_id = ${userId}`,
    json: ['recipe'],
  },
  /** What a provider spoke for the account; the words themselves are not kept. */
  'spoken-characters': {
    page: 500,
    rows: (userId) => sql`
      SELECT id, created_at AS at, characters, created_at AS createdAt FROM speech_clips WHERE user_id = ${userId}`,
  },
  sessions: {
    page: 200,
    rows: (userId) => sql`
      SELECT id, created_at AS at, user_agent AS userAgent, created_at AS createdAt, updated_at AS lastSeenAt,
        expires_at AS expiresAt
      FROM sessions WHERE user_id = ${userId}`,
  },
  events: {
    page: 500,
    rows: (userId) => sql`
      SELECT id, created_at AS at, name, path, props, happened_at AS happenedAt, created_at AS createdAt
      FROM events WHERE user_id = ${userId}`,
    json: ['props'],
  },
} as const satisfies Record<string, ExportList>;
export type ExportListName = keyof typeof LISTS;
export const EXPORT_LISTS = Object.keys(LISTS) as ExportListName[];

export type ExportRow = Record<string, unknown> & { id: string };
export interface ExportListPage {
  name: ExportListName;
  rows: ExportRow[];
  /** The last of these, where there are more. */
  next: Position | null;
}

type Row = ExportRow & { at: number };

function readRow({ at: _, ...row }: Row, { json = [] }: ExportList): ExportRow {
  const parsed = json.map((column) => {
    const value = row[column];
    return [column, typeof value === 'string' ? JSON.parse(value) : value];
  });
  return { ...row, ...Object.fromEntries(parsed) };
}

/** The next page of each of these lists, newest first, after its position; null is before the first. */
export async function readExportLists(
  db: Database,
  params: { userId: string; from: readonly (readonly [ExportListName, Position | null])[] },
): Promise<ExportListPage[]> {
  const statements = params.from.map(([name, before]) => {
    const { page, rows, order = BY_TIME }: ExportList = LISTS[name];
    return db.all<Row>(sql`
      SELECT * FROM (${rows(params.userId)}) WHERE ${before ? order.after(before) : sql`1`}
      ORDER BY ${order.newestFirst} LIMIT ${page + 1}`);
  });
  const [first, ...others] = statements;
  if (!first) return [];
  const found: Row[][] = await db.batch([first, ...others]);
  return params.from.map(([name], i) => {
    const list: ExportList = LISTS[name];
    const rows = found[i] ?? [];
    const page = rows.slice(0, list.page);
    const last = page.at(-1);
    const next = rows.length > list.page && last ? { at: new Date(last.at), id: last.id } : null;
    return { name, rows: page.map((row) => readRow(row, list)), next };
  });
}
