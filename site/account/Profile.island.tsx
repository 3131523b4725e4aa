import { useStore } from '@nanostores/react';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { $session } from '#site/lib/session.store.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { ThemeChoice } from '#site/ui/ThemeChoice.tsx';
import './profile.css';
import { AccountPanel } from './AccountPanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** The account: who, how it is opened, where it is open, and how it looks. */
export function Profile() {
  return (
    <IslandRoot>
      <h1 className="h1 screen-title">Profile</h1>
      <Panels />
    </IslandRoot>
  );
}

function Panels() {
  const session = useStore($session, { ssr: 'initial' });
  // The page covers this until the session is known.
  if (session.status !== 'user') return null;
  return (
    <div className="profile">
      <AccountPanel user={session.user} />
      <PasswordPanel email={session.user.email} />
      <SessionsPanel />
      <PasskeysPanel />
      <Panel title="Look" id="look" padded>
        <ThemeChoice />
      </Panel>
    </div>
  );
}
