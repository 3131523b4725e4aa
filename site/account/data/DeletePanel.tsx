import { Suspense, useState } from 'react';
import { GRACE_DAYS } from '#core/deletion.ts';
import type { User } from '#core/user.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { latePart } from '../late-part.tsx';

// The dialog and what it stands on weigh more than this view: they load with the press.
const DeleteDialog = latePart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

/** The way to the end of the account. */
export function DeletePanel({ user }: { user: User }) {
  const [asks, setAsks] = useState(false);
  return (
    <Panel title="Delete the account" id="delete" padded>
      <div className="data-part">
        <p className="muted">
          Everything goes for good, after {GRACE_DAYS} days in which you can still change your mind.
        </p>
        <Button variant="danger" onClick={() => setAsks(true)}>
          Delete my account
        </Button>
      </div>
      {asks && (
        <Suspense>
          <DeleteDialog user={user} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
