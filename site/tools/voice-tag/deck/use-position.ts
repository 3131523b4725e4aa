import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $position, player } from './deck.store.ts';

/** Moves the playhead with every picture while something plays. */
export function useRunningPosition(): void {
  const isPlaying = useStore(player.$isPlaying, { ssr: 'initial' });
  useEffect(() => {
    if (!isPlaying) return $position.set(player.position());
    let frame = requestAnimationFrame(function move() {
      $position.set(player.position());
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
}
