import { useEffect } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { CreditsPanel } from './CreditsPanel.tsx';
import { sayAddressWasConfirmed } from './confirmed-address.ts';
import { Greeting } from './Greeting.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { Toolkit } from './Toolkit.tsx';
import { useNow } from './use-now.ts';

export function Dashboard() {
  const now = useNow();
  useEffect(sayAddressWasConfirmed, []);
  return (
    <IslandRoot>
      <Greeting now={now} />
      <div className="desk">
        <div className="desk-main">
          <Toolkit />
          <LibraryPanel now={now} />
        </div>
        <div className="desk-lane">
          <CreditsPanel />
        </div>
      </div>
    </IslandRoot>
  );
}
