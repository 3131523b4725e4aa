import { MILESTONES, type Milestone, type MilestoneKey } from '#core/journey.ts';

/** How many milestones the journey card shows. spec §9 */
export const CARD_MILESTONES = 4;

const PLACEHOLDER_KEYS: readonly MilestoneKey[] = [
  'onboardingCompleted',
  'firstLogoGenerated',
  'firstVoiceTagGenerated',
  'firstPressKitGenerated',
];

/** What stands for a journey that could not be loaded: nothing reached. spec §4 */
export const PLACEHOLDER_MILESTONES: readonly Milestone[] = PLACEHOLDER_KEYS.map((key) => ({
  key,
  title: MILESTONES[key].title,
  completed: false,
  completedAt: null,
}));

/** The milestones of the card: those reached last, then the next one, filled up with what follows. */
export function cardMilestones(milestones: readonly Milestone[]): Milestone[] {
  const reached = milestones.filter(({ completed }) => completed);
  const open = milestones.filter(({ completed }) => !completed);
  const room = Math.max(1, CARD_MILESTONES - reached.length);
  const ahead = open.slice(0, room);
  const behind = CARD_MILESTONES - ahead.length;
  return [...reached.slice(Math.max(0, reached.length - behind)), ...ahead];
}
