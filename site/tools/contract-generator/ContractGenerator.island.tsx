import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { ContractStudio } from './ContractStudio.tsx';

export function ContractGenerator() {
  return (
    <IslandRoot>
      <ContractStudio />
    </IslandRoot>
  );
}
