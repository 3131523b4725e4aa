import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earnedBadges,
  journeyOf,
  journeyProgress,
  MILESTONE_KEYS,
  MILESTONES,
  type MilestoneKey,
  type Reached,
  STAGES,
} from './journey.ts';
import { journeySchema } from './journey-schema.ts';

const anyReached: fc.Arbitrary<Reached> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...MILESTONE_KEYS), fc.date({ noInvalidDate: true })), {
    selector: ([key]) => key,
  })
  .map((pairs) => Object.fromEntries(pairs));

const reachedAll = (keys: readonly MilestoneKey[]): Reached =>
  Object.fromEntries(keys.map((key) => [key, new Date('2026-11-21T12:00:00Z')]));

const stageOf = (marks: string) => ({
  key: 'any',
  title: 'Any',
  milestones: [...marks].map((mark) => ({
    key: 'firstGigTracked' as const,
    title: '',
    completed: mark === 'x',
    completedAt: null,
  })),
});

describe('the journey', () => {
  it('has every milestone once in its stages, and once in the flat list', () => {
    const inStages: MilestoneKey[] = STAGES.flatMap(({ milestones }) => milestones);
    expect(inStages.toSorted()).toEqual([...MILESTONE_KEYS].toSorted());
    expect(journeyOf({}).milestones.map(({ key }) => key)).toEqual(MILESTONE_KEYS);
  });

  it('says that exactly what was reached is completed, and when', () => {
    fc.assert(
      fc.property(anyReached, (reached) => {
        const journey = journeyOf(reached);
        expect(journeySchema.parse(journey)).toEqual(journey);
        for (const each of [
          ...journey.milestones,
          ...journey.stages.flatMap(({ milestones }) => milestones),
        ]) {
          expect(each.completed).toBe(reached[each.key] !== undefined);
          expect(each.completedAt).toBe(reached[each.key]?.toISOString() ?? null);
        }
      }),
    );
  });
});

describe('journey progress', () => {
  it.each([
    ['nothing to reach', [], { percent: 0, level: 1 }],
    ['none of three', ['---'], { percent: 0, level: 1 }],
    ['one of three', ['x--'], { percent: 33, level: 1 }],
    ['two of three, over two stages', ['x', 'x-'], { percent: 67, level: 2 }],
    ['one of eight, rounded up', ['x-------'], { percent: 13, level: 1 }],
    ['four of four', ['xx', 'xx'], { percent: 100, level: 3 }],
  ])('of %s is the rounded share of all stages; the level is floor(completed/2)+1', (_, stages, expected) => {
    expect(journeyProgress({ stages: stages.map(stageOf) })).toMatchObject(expected);
  });

  it('never falls as milestones are reached, and ends at 100', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...MILESTONE_KEYS], { minLength: MILESTONE_KEYS.length }), (order) => {
        const steps = order.map((_, count) =>
          journeyProgress(journeyOf(reachedAll(order.slice(0, count + 1)))),
        );
        for (const [index, step] of steps.entries()) {
          expect(step.completed).toBe(index + 1);
          expect(step.percent).toBeGreaterThan(steps[index - 1]?.percent ?? 0);
          expect(step.level).toBe(Math.floor((index + 1) / 2) + 1);
        }
        expect(steps.at(-1)?.percent).toBe(100);
      }),
    );
  });
});

describe('earned badges', () => {
  it('stand in the order in which they were earned, one for each milestone that has one', () => {
    fc.assert(
      fc.property(anyReached, (reached) => {
        const badges = earnedBadges(reached);
        const keys = MILESTONE_KEYS.filter((key) => reached[key] && MILESTONES[key].badge !== null);
        expect([...badges].toSorted()).toEqual(keys.map((key) => MILESTONES[key].badge).toSorted());
        const times = badges.map((badge) => {
          const key = MILESTONE_KEYS.find((each) => MILESTONES[each].badge === badge);
          return key && reached[key] ? reached[key].getTime() : Number.NaN;
        });
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  it('are not given for the tour', () => {
    expect(earnedBadges(reachedAll(['onboardingCompleted']))).toEqual([]);
  });
});
