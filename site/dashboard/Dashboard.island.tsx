import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $user } from '#site/lib/session.store.ts';
import { AnalyticsPanel } from './AnalyticsPanel.tsx';
import { CreditsPanel } from './CreditsPanel.tsx';
import { confirmAddress } from './confirmed-address.ts';
import { DeletionBanner } from './DeletionBanner.tsx';
import { Greeting } from './Greeting.tsx';
import { NextGig } from './gigs/NextGig.tsx';
import { useGigsAhead } from './gigs/use-gigs-ahead.ts';
import { JourneyCard } from './JourneyCard.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Toolkit } from './Toolkit.tsx';
import { useAccessEvent } from './use-access-event.ts';
import { useNow } from './use-now.ts';

interface DashboardProps {
  /** Panels that the page brings along and that need no script. */
  reading?: ReactNode;
  hub?: ReactNode;
  /** Where the assistant's panel parks. */
  cue?: ReactNode;
}

export function Dashboard({ reading, hub, cue }: DashboardProps) {
  const now = useNow();
  const user = useStore($user);
  useAccessEvent(user);
  useGigsAhead();
  // A link's token is spent only once it is known whose it is.
  useEffect(() => {
    if (user) void confirmAddress();
  }, [user]);
  return (
    <IslandRoot>
      <DeletionBanner />
      <Greeting now={now} />
      <NextGig now={now} />
      <div className="desk">
        <div className="desk-main">
          <JourneyCard />
          <Toolkit />
          <LibraryPanel now={now} />
          {reading}
        </div>
        <div className="desk-lane">
          <NextSteps />
          {cue}
          <AnalyticsPanel />
          <CreditsPanel />
          {hub}
        </div>
      </div>
    </IslandRoot>
  );
}
