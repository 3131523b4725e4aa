import type { MilestoneKey } from '#core/journey.ts';

/** The words on the link to where a milestone is reached. */
export const WAY_WORDS: Readonly<Record<MilestoneKey, string>> = {
  onboardingCompleted: 'Take the tour',
  firstLogoGenerated: 'Draw a logo',
  firstVoiceTagGenerated: 'Make a drop',
  firstPressKitGenerated: 'Build a press kit',
  firstContractGenerated: 'Write a contract',
  firstGigTracked: 'Add a gig',
  profileCompleted: 'Fill in your profile',
};
