import { Agent } from 'node:http';
import { fillLedger, signUp } from './accounts.ts';
import { answerTo } from './load.ts';
import { MEASURED } from './measured.ts';
import type { ApiBench } from './open-api-bench.ts';
import { median } from './percentiles.ts';

/** Entries of the two ledgers. */
export const LEDGERS = { small: 10, large: 100_000 } as const;
type Size = keyof typeof LEDGERS;

/** Before it is measured, in requests of each account. */
const WARM_UP = 50;

/** Median latencies of `GET /api/user/credits`, in milliseconds, of two accounts that are asked in turns. */
export async function flatness({ product, database }: ApiBench, ms: number): Promise<Record<Size, number>> {
  const [small = '', large = ''] = await signUp(product.url, database.db, ['small', 'large']);
  for (const size of ['small', 'large'] as const) await fillLedger(database.db, size, LEDGERS[size]);
  const cookies = { small, large };
  const latencies: Record<Size, number[]> = { small: [], large: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const begun = performance.now();
    for (let turn = 0; turn < WARM_UP || performance.now() < begun + ms; turn++) {
      for (const size of ['small', 'large'] as const) {
        const sent = performance.now();
        await answerTo(product.url, agent, MEASURED.credits.product(cookies[size]));
        if (turn >= WARM_UP) latencies[size].push(performance.now() - sent);
      }
    }
  } finally {
    agent.destroy();
  }
  return { small: median(latencies.small), large: median(latencies.large) };
}
