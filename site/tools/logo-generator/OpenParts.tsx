import { ConceptPane } from './ConceptPane.tsx';
import { LogoPlaces } from './places/LogoPlaces.tsx';
import { Results } from './Results.tsx';
import { useOpenLogo } from './use-open-logo.ts';

// All that an open logo needs loads with it: a screen that is opened to type a name does without.

/** The middle of the studio for what the address names. */
export function OpenResults({ onPress }: { onPress: () => void }) {
  return <Results open={useOpenLogo()} onPress={onPress} />;
}

/** Where the logo on stage will be seen. */
export function OpenPlaces() {
  const open = useOpenLogo();
  return open && <LogoPlaces spec={open.selected.spec} />;
}

/** The concept on stage. */
export function OpenPane({ isNext }: { isNext: boolean }) {
  const open = useOpenLogo();
  return open && <ConceptPane key={open.logo.id} open={open} isNext={isNext} />;
}
