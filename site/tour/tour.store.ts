import { atom } from 'nanostores';
import { $journey } from '#site/lib/account-data.store.ts';
import { $isTourOpen, $tourAsked } from '#site/lib/open-tour.store.ts';
import { $session } from '#site/lib/session.store.ts';
import { completeOnboarding, onboardingCompleted } from './complete-onboarding.ts';
import { isTourCompleted, markTourCompleted, TOUR_FLAG } from './tour-flag.ts';
import { TOUR_STEPS, tourStep, tourVerdict } from './tour-rules.ts';
import { keepStep, takeStep } from './tour-step.ts';

export interface Tour {
  /** `itself`: because it was not completed. `asked`: somebody wants to see it again. */
  opened: 'itself' | 'asked' | null;
  /** From 1. */
  step: number;
  isSaving: boolean;
}

const CLOSED: Tour = { opened: null, step: 1, isSaving: false };

export const $tour = atom<Tour>(CLOSED);

function close(): void {
  $tour.set(CLOSED);
  $isTourOpen.set(false);
}
/** It was asked for before it was known who is here. */
let isAskedFor = false;

/** Shows and hides the tour by who is here and by what is completed. Returns how to stop. spec §4 */
export function followTour(isAsked = false): () => void {
  isAskedFor = isAsked;
  const stops = [
    $session.subscribe(decide),
    $journey.subscribe(decide),
    $tourAsked.listen(() => {
      isAskedFor = true;
      decide();
    }),
  ];
  globalThis.addEventListener?.('storage', followOtherTabs);
  return () => {
    globalThis.removeEventListener?.('storage', followOtherTabs);
    for (const stop of stops) stop();
    close();
  };
}

function decide(): void {
  const verdict = tourVerdict({
    who: $session.get().status,
    isAskedFor,
    isCompletedHere: isTourCompleted(),
    onboardingCompleted: onboardingCompleted(),
  });
  const tour = $tour.get();
  if (verdict === 'remember') markTourCompleted();
  if (verdict === 'asked') {
    isAskedFor = false;
    if (tour.opened === null) $tour.set({ ...CLOSED, opened: 'asked' });
  } else if (verdict === 'show') {
    if (tour.opened === null) $tour.set({ ...CLOSED, opened: 'itself', step: takeStep(TOUR_STEPS) });
  } else if (verdict !== 'wait' && tour.opened === 'itself' && !tour.isSaving) {
    close();
  }
  if (verdict !== 'wait') $isTourOpen.set($tour.get().opened !== null);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === TOUR_FLAG) decide();
}

/** Moves by so many steps, within the first and the last. spec §4 */
export function moveTour(by: number): void {
  const tour = $tour.get();
  if (!tour.isSaving) $tour.set({ ...tour, step: tourStep(tour.step + by) });
}

/** Completed in this browser, closed, and the server told. spec §4 */
export function skipTour(): void {
  if ($tour.get().isSaving) return;
  markTourCompleted();
  close();
  void completeOnboarding();
}

/** As skipping, but it stays open while the server is told for the first time. spec §2 */
export async function finishTour(): Promise<void> {
  if (isTourCompleted()) return skipTour();
  markTourCompleted();
  $tour.set({ ...$tour.get(), isSaving: true });
  await completeOnboarding();
  close();
}

/** Somebody follows the link of a step: coming back, the tour goes on with the next one. */
export function leaveTour(): void {
  keepStep(tourStep($tour.get().step + 1));
}
