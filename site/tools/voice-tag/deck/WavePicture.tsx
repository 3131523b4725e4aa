import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import type { WaveColumns } from './wave-desk.ts';

const WaveCanvas = late(async () => (await import('../awake-parts.ts')).waveCanvas());

/** The picture of a sound. What draws it loads with the first sound. */
export function WavePicture({ wave }: { wave: WaveColumns | null }) {
  return (
    <Suspense fallback={<div className="deck-wave" />}>
      <WaveCanvas wave={wave} />
    </Suspense>
  );
}
