import { describe, expect, it } from 'vitest';
import { type Round, summarise } from './summarise.ts';

const round = (change: Partial<Round>): Round => ({
  requests: 100,
  ms: 1000,
  p50: 10,
  p99: 20,
  workerMs: 200,
  databaseMs: 100,
  othersShare: 0,
  ...change,
});

describe('summarise', () => {
  it('takes the median of the ratios, round by round', () => {
    const pairs = [
      { product: round({ requests: 50, p99: 40 }), baseline: round({}) },
      { product: round({ requests: 20, p99: 400 }), baseline: round({ requests: 40, p99: 200 }) },
      { product: round({ requests: 90, p99: 60 }), baseline: round({}) },
    ];
    const { requestsPerSecond, p50, p99 } = summarise(pairs);
    expect(requestsPerSecond).toEqual({
      product: 50,
      baseline: 100,
      ratio: 0.5,
      leastRatio: 0.5,
      mostRatio: 0.9,
    });
    expect(p50).toEqual({ product: 10, baseline: 10, ratio: 1 });
    expect(p99).toEqual({ product: 60, baseline: 20, ratio: 2 });
  });

  it('divides the processor time of all rounds by all requests', () => {
    const product = [round({ requests: 10, workerMs: 30 }), round({ requests: 30, workerMs: 50 })];
    const pairs = product.map((each) => ({
      product: each,
      baseline: round({ workerMs: 0.5 * each.requests }),
    }));
    expect(summarise(pairs).workerMs).toEqual({ product: 2, baseline: 0.1, ratio: 20 });
  });

  it('tells what others took in the mean', () => {
    const pairs = [0.1, 0.3].map((othersShare) => ({ product: round({ othersShare }), baseline: round({}) }));
    expect(summarise(pairs).othersShare).toBeCloseTo(0.1);
  });

  it('says nothing of processor time that no system told', () => {
    const { workerMs, databaseMs } = summarise([{ product: round({ workerMs: null }), baseline: round({}) }]);
    expect([workerMs, databaseMs]).toEqual([null, { product: 1, baseline: 1, ratio: 1 }]);
  });
});
