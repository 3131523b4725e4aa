import { API, type EndpointName } from '#core/api.ts';
import type { Generation } from '#core/generation.ts';
import { fillAccount } from './fill-account.ts';
import { type HomeBench, openHomeBench } from './open-home-bench.ts';

/** Everything that the dashboard asks for. */
const ASKED = [
  'currentUser',
  'credits',
  'stats',
  'journey',
  'activity',
  'generatedContent',
] as const satisfies readonly EndpointName[];

const SIZES = { small: 10, large: 10_000 } as const;
const ROUNDS = 60;

async function accountOf(bench: HomeBench, name: string, artefacts: number): Promise<string> {
  const cookie = await bench.signUp(`${name}@example.com`);
  const key = { 'idempotency-key': `the first of ${name}`.replaceAll(' ', '-') };
  const reply = await bench.send(cookie, '/api/tools/logo-generator/generations', { name: 'DJ NOVA' }, key);
  const { generation } = (await reply.json()) as { generation: Generation };
  await fillAccount(bench.db, generation.id, artefacts);
  return cookie;
}

export interface HomeRow {
  name: string;
  /** Milliseconds of the account with 10 artefacts and 10 activities: the baseline. */
  small: number;
  /** Milliseconds of the account with 10,000 of each. */
  large: number;
}

/**
 * What each request of the dashboard takes, for an account with 10 artefacts and 10 activities and for one with 10,000 of
 * each: the real Worker on the real engine, best of many, one account after the other in turns.
 */
export async function homeBench(): Promise<HomeRow[]> {
  const bench = await openHomeBench();
  try {
    const cookies = {
      small: await accountOf(bench, 'small', SIZES.small),
      large: await accountOf(bench, 'large', SIZES.large),
    };
    const timed = async (cookie: string, path: string) => {
      const started = performance.now();
      await (await bench.send(cookie, path)).text();
      return performance.now() - started;
    };
    const rows: HomeRow[] = [];
    for (const name of ASKED) {
      const { path } = API[name];
      const row = { name: path, small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
      for (let round = 0; round < ROUNDS; round++) {
        for (const size of ['small', 'large'] as const)
          row[size] = Math.min(row[size], await timed(cookies[size], path));
      }
      rows.push(row);
    }
    return rows;
  } finally {
    await bench.close();
  }
}
