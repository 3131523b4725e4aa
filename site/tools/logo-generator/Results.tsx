import { useStore } from '@nanostores/react';
import { NotHere, NotOpened } from '../shell/NotHere.tsx';
import { DrawnBy } from './DrawnBy.tsx';
import { OpenTwelve } from './OpenTwelve.tsx';
import { goTo, opened } from './studio.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ResultsProps {
  open: OpenLogo | null;
  /** A concept was pressed, not merely passed with the arrow keys. */
  onPress: () => void;
}

/** What the address names: not there, or the twelve. */
export function Results({ open, onPress }: ResultsProps) {
  const now = useStore(opened.$opened, { ssr: 'initial' });
  switch (now.state) {
    case 'missing':
      return <NotHere thing="logo" onNew={() => goTo(null)} />;
    case 'failed':
      return <NotOpened thing="logo" error={now.error} onRetry={() => void opened.reload()} />;
  }
  if (!open) return null;
  return (
    <>
      <OpenTwelve open={open} onPress={onPress} />
      <DrawnBy logo={open.logo} />
    </>
  );
}
