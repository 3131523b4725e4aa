import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory, tabMemory } from '#site/lib/tab-memory.ts';
import { insideWindow, type Size, type Spot } from './place.ts';

const PLACE = 'chat-spot';

export interface SpotStore {
  /** Where the panel was put; null is its parking place. Kept until the tab is closed. */
  $spot: ReadableAtom<Spot | null>;
  /** Puts the panel as near to a spot as the window allows. */
  moveTo(spot: Spot, panel: Size, window: Size): void;
  park(): void;
}

function spotOf(value: unknown): Spot | null {
  const { left, top } = (value ?? {}) as Partial<Spot>;
  return Number.isFinite(left) && Number.isFinite(top) ? { left: Number(left), top: Number(top) } : null;
}

export function spotStore(memory: () => TabMemory): SpotStore {
  const $spot = atom(spotOf(recall(memory, PLACE)));
  const put = (spot: Spot | null) => {
    $spot.set(spot);
    remember(memory, PLACE, spot);
  };
  return {
    $spot,
    moveTo: (spot, panel, window) => put(insideWindow(spot, panel, window)),
    park: () => put(null),
  };
}

/** Where the panel stands on this page. */
export const spot = spotStore(tabMemory);
