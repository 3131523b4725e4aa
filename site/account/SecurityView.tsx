import type { User } from '#core/user.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** How the account is opened, and where it is open. */
export function SecurityView({ user }: { user: User }) {
  return (
    <>
      <PasswordPanel email={user.email} />
      <PasskeysPanel />
      <SessionsPanel />
    </>
  );
}
