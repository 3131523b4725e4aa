import { Suspense } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { late } from '../shell/late.tsx';

const load = () => import('./VoiceStudio.tsx');
const VoiceStudio = late(async () => (await load()).VoiceStudio);

// The prerendered page is there without it. It is fetched beside what brings it to life, and not after.
if (typeof window !== 'undefined') load().catch(() => {});

export function VoiceTag() {
  return (
    <IslandRoot>
      <Suspense>
        <VoiceStudio />
      </Suspense>
    </IslandRoot>
  );
}
