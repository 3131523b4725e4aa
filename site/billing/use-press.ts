import { useEffect, useState } from 'react';
import { problemOf } from '#site/lib/problem-of.ts';

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
        setProblem(problemOf(error));
        setIsBusy(false);
      }
    },
  };
}
