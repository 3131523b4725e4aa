import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { PressKitStudio } from './PressKitStudio.tsx';

export function PressKit() {
  return (
    <IslandRoot>
      <PressKitStudio />
    </IslandRoot>
  );
}
