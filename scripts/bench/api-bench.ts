/**
 * Measures the API beside a named baseline in the same run: `npm run bench:api`, after `npm run build:test`. Milliseconds depend
 * on the machine and on what else it does; ratios travel.
 *
 * Product and baseline (scripts/bench/api/baseline-worker.ts: Hono, drizzle, the libSQL client) are bundled alike and run alike:
 * on bare workerd, each in a process of its own, on one embedded libSQL server in another. 1, 16 and 64 clients with a connection
 * each send their next request when the last one was answered, to the one and to the other in turns. Of every number of clients:
 *
 * - requests a second: the median of the ratios of all rounds, with the least and the most in brackets;
 * - p50 and p99 of the latency: medians over the rounds;
 * - processor time a request of workerd and of the database's process, from /proc; where there is none that is said;
 * - how much of the machine others had meanwhile: where that is more than a tenth, run it again.
 *
 * The baseline of a read is one row by its key; of a question and of a reservation, one row written. The baseline of a generation
 * draws the same twelve files by the same engine, which is checked, puts them into the same storage (Miniflare's, which runs inside
 * workerd) and writes one row: the ratio shows what session, hold and settlement add to that. Two more requests go through the same pipeline with next to nothing to make: a question that our own engine
 * answers from the account's figures, and the reservation of a drop, which the device makes.
 *
 * Last, the read for an account with 10 entries in its ledger and for one with 100,000, request by request in turns.
 *
 * An answer that is none of 2xx ends the run. `--only credits,generation,question,reservation,flatness` measures a part,
 * `--seconds` says how long a round is, `--rounds` how many there are of each.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { signUp } from './api/accounts.ts';
import { flatness, LEDGERS } from './api/flatness.ts';
import { MEASURED, type MeasuredName, NOTE, requireSameDrawings } from './api/measured.ts';
import { type ApiBench, withApiBench } from './api/open-api-bench.ts';
import { type Effort, runRounds } from './api/run-rounds.ts';
import { HEAD, showSummary } from './api/show-summary.ts';
import { summarise } from './api/summarise.ts';

const CLIENTS = [1, 16, 64];
/** Many, because fair use ends after 288 questions a day. */
const ACCOUNTS = 256;
const PARTS = [...(Object.keys(MEASURED) as MeasuredName[]), 'flatness'] as const;
type Part = (typeof PARTS)[number];

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function readOptions(): { effort: Effort; parts: Part[] } {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '7' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  const effort = { roundMs: Number(values.seconds) * 1000, rounds: Number(values.rounds) };
  const parts = values.only.split(',');
  const unknown = parts.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`--only takes ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
  if (!(effort.roundMs > 0) || !(effort.rounds >= 1)) throw new Error('--seconds and --rounds take numbers');
  return { effort, parts: parts.filter(isPart) };
}

async function compare(bench: ApiBench, name: MeasuredName, cookies: readonly string[], effort: Effort) {
  const measured = MEASURED[name];
  console.log(`\n${measured.name}. Baseline: ${measured.beside}\n${HEAD}`);
  for (const clients of CLIENTS)
    console.log(showSummary(clients, summarise(await runRounds(bench, measured, clients, cookies, effort))));
}

async function compareLedgers(bench: ApiBench, { roundMs, rounds }: Effort) {
  const { small, large } = await flatness(bench, roundMs * rounds);
  console.log(
    `\n${MEASURED.credits.name}. Baseline: the same of an account with ${LEDGERS.small} entries in its ledger`,
  );
  console.log(
    `${(large / small).toFixed(2).padStart(8)} ×  ${small.toFixed(1)} ms → ${large.toFixed(1)} ms  with ${LEDGERS.large}`,
  );
}

const { effort, parts } = readOptions();
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
await withApiBench(async (bench) => {
  const { db } = bench.database;
  await db.run(sql`CREATE TABLE baseline_notes (id TEXT PRIMARY KEY, text TEXT NOT NULL)`);
  await db.run(sql`INSERT INTO baseline_notes VALUES (${NOTE.id}, ${NOTE.text})`);
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `account-${index}`);
  const cookies = await signUp(bench.product.url, db, names);
  for (const part of parts) {
    if (part === 'generation') await requireSameDrawings(bench, cookies[0] ?? '');
    if (part === 'flatness') await compareLedgers(bench, effort);
    else await compare(bench, part, cookies, effort);
  }
});
