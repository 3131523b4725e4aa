import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { DropHistory } from './DropHistory.tsx';

export function VoiceHistory() {
  return (
    <IslandRoot>
      <DropHistory />
    </IslandRoot>
  );
}
