import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { VoiceStudio } from './VoiceStudio.tsx';

export function VoiceTag() {
  return (
    <IslandRoot>
      <VoiceStudio />
    </IslandRoot>
  );
}
