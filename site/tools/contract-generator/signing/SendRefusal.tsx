import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { ApiError } from '#core/errors.ts';
import { sendVerification } from '#site/lib/send-verification.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { ProGateButton } from '../../shell/gate/ProGateButton.tsx';

interface SendRefusalProps {
  /** Why it was not sent, where there is a way on: without Pro, or without a confirmed address. */
  refusal: ApiError | null;
}

/** Why nothing is sent for this account, and what to do. Stands in the form that sends. */
export function SendRefusal({ refusal }: SendRefusalProps) {
  const user = useStore($user, { ssr: () => null });
  const box = useRef<HTMLDivElement>(null);
  const isUnconfirmed = user !== null && !user.emailVerified;
  return (
    <>
      {user && isUnconfirmed && <Unconfirmed email={user.email} />}
      <div role="alert" ref={box}>
        {refusal && (
          <div className="signing-note">
            <StateLabel state="danger">
              {refusal.code === 'PRO_REQUIRED'
                ? "Your plan has one contract out at a time, and another one is out. Take that one back, or wait until it's signed. Trial and Pro have no limit."
                : `${refusal.message}.`}
            </StateLabel>
            {refusal.code === 'PRO_REQUIRED' && (
              <ProGateButton
                gate="contracts-out"
                onPro={() => box.current?.closest('form')?.requestSubmit()}
              />
            )}
          </div>
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
