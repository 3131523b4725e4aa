import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $user } from '#site/lib/session.store.ts';
import { CreditsPanel } from './CreditsPanel.tsx';
import { confirmAddress } from './confirmed-address.ts';
import { Greeting } from './Greeting.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { Toolkit } from './Toolkit.tsx';
import { useNow } from './use-now.ts';

export function Dashboard() {
  const now = useNow();
  const user = useStore($user);
  // A link's token is spent only once it is known whose it is.
  useEffect(() => {
    if (user) void confirmAddress();
  }, [user]);
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
