import { useSyncExternalStore } from 'react';

/** Where pages have one column and a bar at their foot. */
const NARROW = '(max-width: 800px)';

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is narrow: there a month is a small grid with its agenda below. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(NARROW).matches);
