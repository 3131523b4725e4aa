import { median } from './percentiles.ts';

/** What one round showed of one Worker. */
export interface Round {
  requests: number;
  /** How long the round took, in milliseconds. */
  ms: number;
  /** Latencies in milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the process in the round, in milliseconds; null where the system doesn't tell. */
  workerMs: number | null;
  databaseMs: number | null;
  /** Of the processor time that the machine had, what went to processes that have nothing to do with the round: 0 to 1. */
  othersShare: number;
}

/** A figure of both, and the first over the second. */
export interface Compared {
  product: number;
  baseline: number;
  ratio: number;
}

export interface Summary {
  requestsPerSecond: Compared & { leastRatio: number; mostRatio: number };
  /** Latencies in milliseconds. */
  p50: Compared;
  p99: Compared;
  /** Processor time a request, in milliseconds. */
  workerMs: Compared | null;
  databaseMs: Compared | null;
  /** The mean over all rounds of both. */
  othersShare: number;
}

/** One of the product's rounds and one of the baseline's, the one right after the other. */
export interface Pair {
  product: Round;
  baseline: Round;
}

const ratiosOf = (pairs: readonly Pair[], figure: (round: Round) => number): number[] =>
  pairs.map(({ product, baseline }) => figure(product) / figure(baseline));

/** Medians over the rounds: a round that the machine disturbed then counts for little. */
function medians(pairs: readonly Pair[], figure: (round: Round) => number): Compared {
  return {
    product: median(pairs.map(({ product }) => figure(product))),
    baseline: median(pairs.map(({ baseline }) => figure(baseline))),
    ratio: median(ratiosOf(pairs, figure)),
  };
}

/** Of all rounds together: the system tells processor time in coarse steps. */
function aRequest(pairs: readonly Pair[], figure: 'workerMs' | 'databaseMs'): Compared | null {
  const of = (rounds: readonly Round[]) => {
    const times = rounds.map((round) => round[figure]);
    if (times.includes(null)) return null;
    const requests = rounds.reduce((sum, round) => sum + round.requests, 0);
    return times.reduce<number>((sum, ms) => sum + (ms ?? 0), 0) / requests;
  };
  const product = of(pairs.map((pair) => pair.product));
  const baseline = of(pairs.map((pair) => pair.baseline));
  return product === null || baseline === null ? null : { product, baseline, ratio: product / baseline };
}

/** Throws where there is no round. */
export function summarise(pairs: readonly Pair[]): Summary {
  const perSecond = ({ requests, ms }: Round) => (requests / ms) * 1000;
  const ratios = ratiosOf(pairs, perSecond);
  const shares = pairs.flatMap(({ product, baseline }) => [product.othersShare, baseline.othersShare]);
  return {
    requestsPerSecond: {
      ...medians(pairs, perSecond),
      leastRatio: Math.min(...ratios),
      mostRatio: Math.max(...ratios),
    },
    p50: medians(pairs, ({ p50 }) => p50),
    p99: medians(pairs, ({ p99 }) => p99),
    workerMs: aRequest(pairs, 'workerMs'),
    databaseMs: aRequest(pairs, 'databaseMs'),
    othersShare: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}
