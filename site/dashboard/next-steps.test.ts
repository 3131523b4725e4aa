import { describe, expect, it } from 'vitest';
import { journeyOf, MILESTONE_KEYS, type MilestoneKey } from '#core/journey.ts';
import { nextSteps } from './next-steps.ts';

/** The journey of an account that has reached everything but these. */
const withOpen = (...open: MilestoneKey[]) =>
  journeyOf(
    Object.fromEntries(
      MILESTONE_KEYS.filter((key) => !open.includes(key)).map((key) => [
        key,
        new Date('2026-11-19T12:00:00Z'),
      ]),
    ),
  ).milestones;

describe('next steps', () => {
  it('are up to three open milestones, in the order of the flat list', () => {
    expect(nextSteps(withOpen(...MILESTONE_KEYS)).map(({ key }) => key)).toEqual(MILESTONE_KEYS.slice(0, 3));
    expect(nextSteps(withOpen('profileCompleted', 'firstGigTracked')).map(({ key }) => key)).toEqual([
      'firstGigTracked',
      'profileCompleted',
    ]);
    expect(nextSteps(withOpen())).toEqual([]);
  });

  it.each([
    ['firstLogoGenerated', '/logo-generator', 'Essential', '2 credits'],
    ['firstVoiceTagGenerated', '/voice-drops', 'Popular', '4 credits'],
    ['firstPressKitGenerated', '/press-kit', 'Pro Tip', '3 credits'],
    ['firstContractGenerated', '/contract-generator', 'Business', '3 credits'],
    ['firstGigTracked', '/gig-tracker', 'Organization', 'FREE'],
    ['profileCompleted', '/profile', 'Quick Win', '2 min'],
    ['onboardingCompleted', '/dashboard?tour=1', null, '1 min'],
  ] as const)('%s leads to %s with the badge %s, for %s', (key, href, badge, takes) => {
    expect(nextSteps(withOpen(key))).toMatchObject([{ key, href, badge, takes }]);
  });
});
