/** Steps of the tour. spec §9 */
export const TOUR_STEPS = 5;

export interface TourFacts {
  who: 'loading' | 'user' | 'visitor' | 'unreachable';
  /** Somebody pressed the Tour button, or followed a link to the tour. */
  isAskedFor: boolean;
  /** Whether this browser knows the tour as finished or skipped. */
  isCompletedHere: boolean;
  /** What the journey says; undefined until it came. */
  onboardingCompleted: boolean | undefined;
}

/** `show`: it opens by itself. `remember`: it stays away, and this browser is to know that it is completed. */
export type TourVerdict = 'wait' | 'asked' | 'show' | 'hide' | 'remember';

/** Whether the tour opens. spec §4 */
export function tourVerdict({
  who,
  isAskedFor,
  isCompletedHere,
  onboardingCompleted,
}: TourFacts): TourVerdict {
  // Until it is known who is here, the page behind is not on screen.
  if (who === 'loading' || who === 'unreachable') return 'wait';
  if (isAskedFor) return 'asked';
  if (isCompletedHere) return 'hide';
  if (who === 'visitor') return 'show';
  if (onboardingCompleted === undefined) return 'wait';
  return onboardingCompleted ? 'remember' : 'show';
}

/** A step of the tour: what lies outside of them is the nearest one. */
export function tourStep(step: number): number {
  return Math.min(Math.max(step, 1), TOUR_STEPS);
}
