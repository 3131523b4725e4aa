import { useState } from 'react';
import type { User } from '#core/user.ts';
import { sendVerification } from '#site/lib/send-verification.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';

/** Who the account belongs to, and whether its address was confirmed. */
export function AccountPanel({ user }: { user: User }) {
  const [isBusy, setIsBusy] = useState(false);

  async function sendAgain() {
    setIsBusy(true);
    await sendVerification(user.email);
    setIsBusy(false);
  }

  return (
    <Panel title="Account" id="who">
      <dl className="facts">
        <div>
          <dt>First name</dt>
          <dd>{user.firstName}</dd>
          <dd className="fact-end">
            <a className="link small" href="#stage">
              Change it
            </a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{user.email}</dd>
          <dd className="fact-end">
            {user.emailVerified ? (
              <StateLabel state="ok">Confirmed</StateLabel>
            ) : (
              <>
                <StateLabel state="waiting">Not confirmed yet</StateLabel>
                <Button size="sm" busy={isBusy} onClick={() => void sendAgain()}>
                  Send the link again
                </Button>
              </>
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
