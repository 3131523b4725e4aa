import { useEffect } from 'react';

/** Follows the plan of the account while a screen with prices is open. */
export function useFollowedPlan(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('./follow-plan.ts').then(
      ({ followPlan }) => {
        if (!isLeft) stop = followPlan();
      },
      // The prices stay as they are until the page is opened again.
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
}
