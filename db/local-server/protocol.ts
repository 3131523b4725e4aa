import * as z from 'zod/mini';

// Hrana over HTTP, versions 2 and 3, JSON encoding:
// https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md

const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string().check(z.regex(/^-?\d{1,19}$/)) }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
]);

/** SQL comes as text, or as the number of a text stored earlier in the same stream. */
const sqlSource = { sql: z.nullish(z.string()), sql_id: z.nullish(z.int()) };

const statement = z.object({
  ...sqlSource,
  args: z.nullish(z.array(value)),
  named_args: z.nullish(z.array(z.object({ name: z.string(), value }))),
  want_rows: z.nullish(z.boolean()),
});

const step = z.int().check(z.gte(0));

export type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

const condition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.enum(['ok', 'error']), step }),
    z.object({ type: z.literal('not'), cond: condition }),
    z.object({ type: z.enum(['and', 'or']), conds: z.array(condition) }),
    z.object({ type: z.literal('is_autocommit') }),
  ]),
);

const batch = z.object({
  steps: z.array(z.object({ condition: z.nullish(condition), stmt: statement })),
});

const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execute'), stmt: statement }),
  z.object({ type: z.literal('batch'), batch }),
  z.object({ type: z.literal('sequence'), ...sqlSource }),
  z.object({ type: z.literal('describe'), ...sqlSource }),
  z.object({ type: z.literal('store_sql'), sql_id: z.int(), sql: z.string() }),
  z.object({ type: z.literal('close_sql'), sql_id: z.int() }),
  z.object({ type: z.literal('get_autocommit') }),
  z.object({ type: z.literal('close') }),
]);

export const pipelineBody = z.object({ baton: z.nullish(z.string()), requests: z.array(request) });

export type Value = z.infer<typeof value>;
export type Statement = z.infer<typeof statement>;
export type Batch = z.infer<typeof batch>;
export type StreamRequest = z.infer<typeof request>;

export interface StatementResult {
  cols: { name: string; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
  /** Rows delivered and rows changed: SQLite doesn't tell a client how many it visited. */
  rows_read: number;
  rows_written: number;
  query_duration_ms: number;
}
