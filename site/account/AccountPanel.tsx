import { useState } from 'react';
import type { User } from '#core/user.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';

/** Who the account belongs to, and whether its address was confirmed. */
export function AccountPanel({ user }: { user: User }) {
  const [isBusy, setIsBusy] = useState(false);

  async function sendAgain() {
    setIsBusy(true);
    try {
      await call('sendVerification', { body: { email: user.email } });
      showToast({
        tone: 'ok',
        title: 'Link sent',
        text: `It is on its way to ${user.email} and works for one hour.`,
      });
    } catch (error) {
      showToast({ tone: 'danger', title: 'No link sent', text: problemOf(error) });
    } finally {
      setIsBusy(false);
    }
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
