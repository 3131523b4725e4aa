import { describe, expect, it } from 'vitest';
import { PLAN_IDS, PLANS, trialEnd } from './plans.ts';

describe('the plans', () => {
  it('are all there, each with every limit of the one before or fewer', () => {
    expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS);
    const [free, trial, pro] = PLANS;
    expect([free?.credits, free?.daily, free?.contractsOut]).toEqual([20, 3, 1]);
    for (const plan of [trial, pro]) {
      expect(plan).toMatchObject({ credits: null, daily: null, contractsOut: null, hasProParts: true });
    }
  });

  it('cost nothing but Pro, and only the trial ends by itself', () => {
    expect(PLANS.map(({ price }) => price.amount)).toEqual([0, 0, 1699]);
    expect(PLANS.map(({ days }) => days)).toEqual([null, 7, null]);
  });

  it('a trial that starts now is over in seven days, to the millisecond', () => {
    expect(trialEnd(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe('2026-11-28T12:00:00.000Z');
  });
});
