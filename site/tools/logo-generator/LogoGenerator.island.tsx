import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { LogoStudio } from './LogoStudio.tsx';

export function LogoGenerator() {
  return (
    <IslandRoot>
      <LogoStudio />
    </IslandRoot>
  );
}
