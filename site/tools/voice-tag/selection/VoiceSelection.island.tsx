import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { VoiceComparison } from './VoiceComparison.tsx';

export function VoiceSelection() {
  return (
    <IslandRoot>
      <VoiceComparison />
    </IslandRoot>
  );
}
