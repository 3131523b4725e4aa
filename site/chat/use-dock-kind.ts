import { useSyncExternalStore } from 'react';

/** How the panel stands: parked in the lane of a wide page, afloat over a narrower one, or as a sheet on a phone. */
export type DockKind = 'lane' | 'float' | 'sheet';

const WIDE = '(min-width: 1241px)';
const PHONE = '(max-width: 800px)';

function subscribe(listen: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', listen);
  return () => {
    for (const query of queries) query.removeEventListener('change', listen);
  };
}

/** The place that the page keeps for the panel. */
export const laneCell = () => document.querySelector('.desk-cue');

function kindNow(): DockKind {
  if (matchMedia(PHONE).matches) return 'sheet';
  return matchMedia(WIDE).matches && laneCell() ? 'lane' : 'float';
}

/** How the panel stands in this window, followed as the window changes. Null where there is no window. */
export function useDockKind(): DockKind | null {
  return useSyncExternalStore(subscribe, kindNow, () => null);
}
