import type { User } from '#core/user.ts';
import { DeletePanel } from './DeletePanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';

/** What the account holds: to take along, or to be rid of. */
export function HoldingsView({ user }: { user: User }) {
  return (
    <>
      <ExportPanel />
      {user.deletesAt === null && <DeletePanel user={user} />}
    </>
  );
}
