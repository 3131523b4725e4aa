import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';

export type Statement = BatchItem<'sqlite'>;
/** What statements answer, under the names that they are given. */
export type Results<Named> = { [Name in keyof Named]: Awaited<Named[Name]> };

/** One batch: what is only done, then what is also looked at, in the order and under the names that it is given. */
export async function namedBatch<Named extends Readonly<Record<string, Statement>>>(
  db: Database,
  done: readonly Statement[],
  named: Named,
): Promise<Results<Named>> {
  const names = Object.keys(named);
  const [first, ...others] = [...done, ...Object.values(named)];
  if (!first) throw new Error('A batch without statements');
  const results: unknown[] = await db.batch([first, ...others]);
  return Object.fromEntries(names.map((name, i) => [name, results[done.length + i]])) as Results<Named>;
}
