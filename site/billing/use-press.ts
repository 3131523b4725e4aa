import { useEffect, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refreshSession } from '#site/lib/session.store.ts';

interface Press {
  isBusy: boolean;
  /** Why it was not done; null where nothing was wrong. */
  problem: string | null;
  press: () => Promise<void>;
}

/** A press that asks the server for something: whether it is under way, and why it failed. `leaves`: it leads to another page. */
export function usePress(act: () => Promise<unknown>, { leaves = false } = {}): Press {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // Back from that page, this one may be as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return {
    isBusy,
    problem,
    async press() {
      setIsBusy(true);
      setProblem(null);
      try {
        await act();
        if (!leaves) setIsBusy(false);
      } catch (error) {
        // Then the page itself asks to sign in.
        if (error instanceof ApiError && error.code === 'UNAUTHORIZED') refreshSession();
        setProblem(problemOf(error));
        setIsBusy(false);
      }
    },
  };
}
