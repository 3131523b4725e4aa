import type { Journey, Milestone } from '#core/journey.ts';

/** `next` is the one thing to do now; `unknown` while the journey is being loaded. */
export type MilestoneState = 'reached' | 'next' | 'open' | 'unknown';

/** The first milestone that is not reached yet, in their order; undefined where all are. */
export function nextMilestone({ milestones }: Pick<Journey, 'milestones'>): Milestone | undefined {
  return milestones.find(({ completed }) => !completed);
}

export function milestoneState(milestone: Milestone, next: Milestone | undefined): MilestoneState {
  if (milestone.completed) return 'reached';
  return milestone.key === next?.key ? 'next' : 'open';
}

/** The states in words, for the clips that have no room for them. */
export const STATE_WORDS: Readonly<Record<MilestoneState, string>> = {
  reached: 'reached',
  next: 'next',
  open: 'not yet',
  unknown: 'loading',
};
