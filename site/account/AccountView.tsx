import type { User } from '#core/user.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { ThemeChoice } from '#site/ui/ThemeChoice.tsx';
import { AccountPanel } from './AccountPanel.tsx';

/** Whose account it is, and how it looks on this device. */
export function AccountView({ user }: { user: User }) {
  return (
    <>
      <AccountPanel user={user} />
      <Panel title="Look" id="look" padded>
        <ThemeChoice />
      </Panel>
    </>
  );
}
