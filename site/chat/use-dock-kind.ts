import { useSyncExternalStore } from 'react';
import { $dock } from './dock.store.ts';
import { laneHolds, USUAL_TOP_PX, WIDE } from './place.ts';

/** How the panel stands: parked in the lane of a wide page, afloat over the page, or as a sheet on a phone. */
export type DockKind = 'lane' | 'float' | 'sheet';

const PHONE = '(max-width: 800px)';

/** The place that the page keeps for the panel. */
export const laneCell = () => document.querySelector('.desk-cue');

let kind: DockKind | null = null;

function look(): DockKind {
  if (matchMedia(PHONE).matches) return 'sheet';
  const cell = matchMedia(WIDE).matches ? laneCell() : null;
  const [box] = cell?.getClientRects() ?? [];
  return cell && laneHolds(box?.top ?? USUAL_TOP_PX, innerHeight) ? 'lane' : 'float';
}

function subscribe(listen: () => void): () => void {
  const follow = () => {
    kind = look();
    listen();
  };
  const queries = [matchMedia(WIDE), matchMedia(PHONE)];
  for (const query of queries) query.addEventListener('change', follow);
  addEventListener('resize', follow);
  // An open panel stays where it is whatever the page does: nobody's field jumps.
  const page = new ResizeObserver(() => $dock.get().open || follow());
  page.observe(document.body);
  // Asked for by hand it opens where it is seen, however far the page is scrolled.
  const stopListening = $dock.listen((now, before) => {
    if (now.open && !before?.open && now.by === 'hand') follow();
  });
  return () => {
    for (const query of queries) query.removeEventListener('change', follow);
    removeEventListener('resize', follow);
    page.disconnect();
    stopListening();
  };
}

function kindNow(): DockKind {
  kind ??= look();
  return kind;
}

/** How the panel stands in this window, followed as the window changes. Null where there is no window. */
export function useDockKind(): DockKind | null {
  return useSyncExternalStore(subscribe, kindNow, () => null);
}
