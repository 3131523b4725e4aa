import { useEffect, useState } from 'react';
import type { VenueTold } from '#core/gigs/day-sheet.ts';
import { trackerCall } from '../state/tracker-call.ts';

interface Shown {
  id: string;
  told: VenueTold;
  /** Why it couldn't be loaded. */
  error?: unknown;
}

const WAITING: VenueTold = { state: 'waiting' };

/** What the address book says of a venue. What is shown stays where a later look fails; without an id nobody is asked. */
export function useVenue(id: string): Omit<Shown, 'id'> & { retry(): void } {
  const [shown, setShown] = useState<Shown>({ id, told: WAITING });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks again
  useEffect(() => {
    if (id === '') return;
    let isOver = false;
    async function look(): Promise<void> {
      try {
        const { venue, contacts } = await trackerCall('venue', { params: { id } });
        if (!isOver) setShown({ id, told: { state: 'ready', venue, contacts } });
      } catch (error) {
        const isShown = (now: Shown): boolean => now.id === id && now.told.state === 'ready';
        if (!isOver) setShown((now) => (isShown(now) ? now : { id, told: { state: 'failed' }, error }));
      }
    }
    const again = (): void => void look();
    again();
    addEventListener('focus', again);
    return () => {
      isOver = true;
      removeEventListener('focus', again);
    };
  }, [id, tries]);
  function retry(): void {
    setShown({ id, told: WAITING });
    setTries(tries + 1);
  }
  return { ...(shown.id === id ? shown : { told: WAITING }), retry };
}
