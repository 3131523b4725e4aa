import { availableParallelism } from 'node:os';
import { type Call, load } from './load.ts';
import type { Measured } from './measured.ts';
import type { ApiBench, Running } from './open-api-bench.ts';
import { percentile } from './percentiles.ts';
import { othersTime, processorTime } from './processor-time.ts';
import type { Pair, Round } from './summarise.ts';

/** How long a round is, in milliseconds, and how many of each there are. */
export interface Effort {
  roundMs: number;
  rounds: number;
}

/**
 * Before the first round, in milliseconds: code is compiled, connections are open, statements prepared. In a second a single
 * client asks for a dozen generations, too few for the drawing to be compiled.
 */
const WARM_UP_MS = 4000;

type Clock = 'worker' | 'database' | 'others';

/** Processor times since the processes began, in milliseconds. */
function readClocks(
  { baseline, product, database }: ApiBench,
  running: Running,
): Record<Clock, number | null> {
  const own = [
    process.pid,
    database.pid,
    ...[baseline, product].flatMap(({ pid, hostPid }) => [pid, hostPid]),
  ];
  return {
    worker: processorTime(running.pid),
    database: processorTime(database.pid),
    others: othersTime(own),
  };
}

/** Rounds of the product and of the baseline in turns, each first as often as the other: what disturbs the machine hits both. */
export async function runRounds(
  bench: ApiBench,
  measured: Measured,
  clients: number,
  cookies: readonly string[],
  { roundMs, rounds }: Effort,
): Promise<Pair[]> {
  // Clients never share an account: of one account's requests some wait for each other.
  const cookieOf = (client: number, turn: number) =>
    cookies[(client + turn * clients) % cookies.length] ?? '';
  const calls = {
    product: (client: number, turn: number): Call => measured.product(cookieOf(client, turn)),
    baseline: (): Call => measured.baseline,
  };

  async function round(who: keyof Pair): Promise<Round> {
    const running = bench[who];
    const before = readClocks(bench, running);
    const { ms, latencies } = await load(running.url, clients, roundMs, calls[who]);
    const after = readClocks(bench, running);
    const taken = (clock: Clock) => {
      const [from, to] = [before[clock], after[clock]];
      return from === null || to === null ? null : to - from;
    };
    return {
      requests: latencies.length,
      ms,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      workerMs: taken('worker'),
      databaseMs: taken('database'),
      othersShare: (taken('others') ?? 0) / (ms * availableParallelism()),
    };
  }

  for (const who of ['baseline', 'product'] as const)
    await load(bench[who].url, clients, WARM_UP_MS, calls[who]);
  const pairs: Pair[] = [];
  for (let at = 0; at < rounds; at++) {
    const first = at % 2 === 0 ? await round('baseline') : null;
    const product = await round('product');
    pairs.push({ product, baseline: first ?? (await round('baseline')) });
  }
  return pairs;
}
