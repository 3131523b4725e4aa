import type { Compared, Summary } from './summarise.ts';

const WIDTH = 14;

const cells = (first: string, ...others: readonly string[]): string =>
  first.padEnd(24) + others.map((cell) => cell.padStart(WIDTH)).join('');

const rounded = (number: number): string => number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0);
const ratioOf = (compared: Compared | null): string =>
  compared ? `${compared.ratio.toFixed(2)} ×` : 'no /proc';
const ms = (number: number | undefined): string => (number === undefined ? '' : `${rounded(number)} ms`);

export const HEAD = cells('', 'requests/s', 'p50', 'p99', 'Worker CPU', 'database CPU', 'others');

/** Ratios first, then what they are of. Processor time is that of one request. */
export function showSummary(clients: number, summary: Summary): string {
  const { requestsPerSecond, p50, p99, workerMs, databaseMs, othersShare } = summary;
  const times = [p50, p99, workerMs, databaseMs];
  const spread = `${requestsPerSecond.leastRatio.toFixed(2)}–${requestsPerSecond.mostRatio.toFixed(2)}`;
  const line = (who: 'product' | 'baseline') =>
    cells(`  ${who}`, rounded(requestsPerSecond[who]), ...times.map((compared) => ms(compared?.[who])));
  return [
    cells(
      `${clients} client${clients === 1 ? '' : 's'} (${spread})`,
      ratioOf(requestsPerSecond),
      ...times.map(ratioOf),
      `${Math.max(0, othersShare * 100).toFixed(0)} %`,
    ),
    line('product'),
    line('baseline'),
  ].join('\n');
}
