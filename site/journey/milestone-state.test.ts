import { expect, it } from 'vitest';
import { journeyOf, MILESTONE_KEYS } from '#core/journey.ts';
import { milestoneState, nextMilestone } from './milestone-state.ts';

const AT = new Date('2026-11-19T22:41:00Z');

it('the next step is the first milestone that is not reached, whatever came out of turn', () => {
  const journey = journeyOf({ onboardingCompleted: AT, firstVoiceTagGenerated: AT });
  expect(nextMilestone(journey)?.key).toBe('firstLogoGenerated');
  const next = nextMilestone(journey);
  expect(journey.milestones.map((milestone) => milestoneState(milestone, next))).toEqual([
    ...['reached', 'next', 'reached', 'open', 'open', 'open', 'open'],
  ]);
});

it('after the contract the first gig is next, and then the profile', () => {
  const open = [
    'onboardingCompleted',
    'firstLogoGenerated',
    'firstVoiceTagGenerated',
    'firstPressKitGenerated',
    'firstContractGenerated',
  ];
  const reached = Object.fromEntries(open.map((key) => [key, AT]));
  expect(nextMilestone(journeyOf(reached))?.key).toBe('firstGigTracked');
  expect(nextMilestone(journeyOf({ ...reached, firstGigTracked: AT }))?.key).toBe('profileCompleted');
});

it('where all milestones are reached nothing is next', () => {
  const journey = journeyOf(Object.fromEntries(MILESTONE_KEYS.map((key) => [key, AT])));
  expect(nextMilestone(journey)).toBeUndefined();
  expect(new Set(journey.milestones.map((milestone) => milestoneState(milestone, undefined)))).toEqual(
    new Set(['reached']),
  );
});

it('of a new account, the first milestone is next', () => {
  expect(nextMilestone(journeyOf({}))?.key).toBe(MILESTONE_KEYS[0]);
});
