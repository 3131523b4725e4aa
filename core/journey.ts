import * as z from 'zod/mini';

/** Milestones of the journey, in their order. spec §3 */
export const milestoneKeySchema = z.enum([
  'onboardingCompleted',
  'firstLogoGenerated',
  'firstVoiceTagGenerated',
  'firstPressKitGenerated',
  'firstContractGenerated',
  'firstGigTracked',
  'profileCompleted',
]);
export type MilestoneKey = z.infer<typeof milestoneKeySchema>;

/** The badge that a reached milestone earns; steps about the product itself earn none. */
export const MILESTONE_BADGES: Partial<Record<MilestoneKey, string>> = {
  firstLogoGenerated: 'Logo',
  firstVoiceTagGenerated: 'Voice',
  firstPressKitGenerated: 'Press kit',
  firstContractGenerated: 'Contract',
  firstGigTracked: 'Gigs',
  profileCompleted: 'Profile',
};
