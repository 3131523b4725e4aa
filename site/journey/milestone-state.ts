import { type Journey, MILESTONES, type Milestone } from '#core/journey.ts';
import { isLater } from '#core/screens.ts';

/** `next` is the one thing to do now; `unknown` while the journey is being loaded. */
export type MilestoneState = 'reached' | 'next' | 'open' | 'unknown';

/** The first milestone that is not reached yet and can be, in their order; undefined where there is none. */
export function nextMilestone({ milestones }: Pick<Journey, 'milestones'>): Milestone | undefined {
  return milestones.find(({ key, completed }) => !completed && !isLater(MILESTONES[key].href));
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
