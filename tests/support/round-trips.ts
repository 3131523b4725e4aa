import type { Client, InArgs, InStatement, InValue } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '#db/client.ts';

type Statement = { sql: string; args: InArgs };

function written(statement: InStatement | [string, InArgs?]): Statement {
  if (typeof statement === 'string') return { sql: statement, args: [] };
  if (Array.isArray(statement)) return { sql: statement[0], args: statement[1] ?? [] };
  return { sql: statement.sql, args: statement.args ?? [] };
}

/** What `work` sends to the database: a list for each round trip, of the statements that went in it. */
export async function roundTripsOf(db: Database, work: () => PromiseLike<unknown>): Promise<Statement[][]> {
  const { $client } = db as Database & { $client: Client };
  const trips: Statement[][] = [];
  const execute = $client.execute.bind($client) as (statement: InStatement) => ReturnType<Client['execute']>;
  const batch = $client.batch.bind($client);
  const spies = [
    vi.spyOn($client, 'execute').mockImplementation((statement: InStatement | string) => {
      trips.push([written(statement)]);
      return execute(statement);
    }),
    vi.spyOn($client, 'batch').mockImplementation((statements, mode) => {
      trips.push(statements.map(written));
      return batch(statements, mode);
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return trips;
}

const quoted = (value: InValue): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

/** How the database finds the rows of a statement, a line for each step. */
export async function planOf(db: Database, { sql: text, args }: Statement): Promise<string[]> {
  const inlined = (args as InValue[]).reduce<string>(
    (each, value) => each.replace('?', () => quoted(value)),
    text,
  );
  const rows = await db.all<{ detail: string }>(sql.raw(`EXPLAIN QUERY PLAN ${inlined}`));
  return rows.map(({ detail }) => detail);
}
