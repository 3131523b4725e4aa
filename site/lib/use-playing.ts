import { useSyncExternalStore } from 'react';
import { player } from './player.ts';
import type { Playing } from './sound-player.ts';

/** How it stands with one sound of the page; null while another plays or none. Renders for no other sound. */
export function usePlaying(url: string | null): Playing | null {
  const now = () => {
    const playing = player.$playing.get();
    return url !== null && playing?.url === url ? playing : null;
  };
  return useSyncExternalStore(player.$playing.listen, now, () => null);
}
