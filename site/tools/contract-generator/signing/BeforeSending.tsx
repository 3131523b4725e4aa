import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApiError } from '#core/errors.ts';
import { sendVerification } from '#site/lib/send-verification.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { $check } from '../check/lint.store.ts';

interface BeforeSendingProps {
  /** Why it was not sent, where there is a way on: without Pro, or without a confirmed address. */
  refusal: ApiError | null;
  /** Whether what was made says what the contract says now. */
  isCurrent: boolean;
}

/** What stands in the way of sending, and what is worth a look before. */
export function BeforeSending({ refusal, isCurrent }: BeforeSendingProps) {
  const user = useStore($user, { ssr: () => null });
  const { findings } = useStore($check, { ssr: 'initial' });
  const isUnconfirmed = user !== null && !user.emailVerified;
  return (
    <>
      {findings.length > 0 && (
        <p className="signing-note">
          <StateLabel state="waiting">
            <a href="#check">
              {findings.length === 1 ? '1 problem in the check' : `${findings.length} problems in the check`}
            </a>
          </StateLabel>
        </p>
      )}
      {!isCurrent && (
        <p className="signing-note" role="status">
          <StateLabel state="waiting">
            <span>
              Your latest changes aren't in what you send. <a href="#check">Update the contract</a> first.
            </span>
          </StateLabel>
        </p>
      )}
      {user && isUnconfirmed && <Unconfirmed email={user.email} />}
      <div role="alert">
        {refusal && (
          <p className="signing-note">
            <StateLabel state="danger">
              {refusal.code === 'PRO_REQUIRED'
                ? "Your plan has one contract out at a time, and another one is out. Take that one back, or wait until it's signed."
                : `${refusal.message}.`}
            </StateLabel>
            {refusal.code === 'PRO_REQUIRED' && (
              <Button size="sm" href="/pricing">
                Compare plans
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const [isBusy, setIsBusy] = useState(false);
  async function sendAgain(): Promise<void> {
    setIsBusy(true);
    await sendVerification(email);
    setIsBusy(false);
  }
  return (
    <p className="signing-note">
      <StateLabel state="waiting">Confirm {email} first. The link is in your inbox.</StateLabel>
      <Button size="sm" busy={isBusy} onClick={() => void sendAgain()}>
        Send the mail again
      </Button>
    </p>
  );
}
