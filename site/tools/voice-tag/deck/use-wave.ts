import { useEffect, useState } from 'react';
import type { Playable } from './player.ts';
import type { WaveColumns } from './wave-desk.ts';

/** The wave of what lies on the deck: a stored one as it was kept, a sound's as it is measured. Null until it is there. */
export function useWave(playable: Playable | null, stored: WaveColumns | null): WaveColumns | null {
  const [measured, setMeasured] = useState<{ id: string; wave: WaveColumns } | null>(null);
  const id = playable?.id ?? '';
  const sound = playable && 'sound' in playable && stored === null ? playable.sound : null;
  useEffect(() => {
    if (sound === null) return;
    let isWanted = true;
    import('./wave-desk.ts')
      .then(({ measuredWave }) => measuredWave(sound))
      .then((wave) => isWanted && setMeasured({ id, wave }))
      // The sound plays without its picture.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [id, sound]);
  if (stored) return stored;
  return measured && measured.id === id ? measured.wave : null;
}
