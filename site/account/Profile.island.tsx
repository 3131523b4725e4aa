import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import type { User } from '#core/user.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $session } from '#site/lib/session.store.ts';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import './profile.css';
import { Going } from './data/Going.tsx';
import { latePart } from './late-part.tsx';
import { ProfileNav } from './ProfileNav.tsx';
import { ArtistView } from './profile/ArtistView.tsx';
import type { ProfileView } from './profile-views.ts';
import { useProfileView } from './use-profile-view.ts';

// Each view but the first loads when it is opened.
const AccountView = latePart(async () => (await import('./AccountView.tsx')).AccountView);
const SecurityView = latePart(async () => (await import('./SecurityView.tsx')).SecurityView);
const NotificationsPanel = latePart(
  async () => (await import('./profile/NotificationsPanel.tsx')).NotificationsPanel,
);
const HoldingsView = latePart(async () => (await import('./data/HoldingsView.tsx')).HoldingsView);

/** The account: who it is on stage, how it is opened and where, what it hears of, and what it holds. */
export function Profile() {
  return (
    <IslandRoot>
      <h1 className="h1 screen-title">Profile</h1>
      <Views />
    </IslandRoot>
  );
}

function Views() {
  const session = useStore($session, { ssr: 'initial' });
  // The page covers this until the session is known.
  if (session.status !== 'user') return null;
  return <ViewsOf key={session.user.id} user={session.user} />;
}

function ViewsOf({ user }: { user: User }) {
  const { view, opened } = useProfileView();
  const [wasStaying] = useState(user.deletesAt === null);
  return (
    <div className="profile">
      <ProfileNav view={view} />
      <div className="profile-views">
        {user.deletesAt !== null && <Going deletesAt={user.deletesAt} takesFocus={wasStaying} />}
        {opened.map((each) => (
          <div key={each} className="profile-view" hidden={each !== view}>
            <Suspense fallback={<SkeletonRows rows={4} rowHeight={65} />}>
              <View view={each} user={user} isShown={each === view} />
            </Suspense>
          </div>
        ))}
      </div>
    </div>
  );
}

function View({ view, user, isShown }: { view: ProfileView; user: User; isShown: boolean }) {
  switch (view) {
    case 'artist':
      return <ArtistView isShown={isShown} />;
    case 'account':
      return <AccountView user={user} />;
    case 'security':
      return <SecurityView user={user} />;
    case 'notifications':
      return <NotificationsPanel />;
    case 'data':
      return <HoldingsView user={user} />;
  }
}
