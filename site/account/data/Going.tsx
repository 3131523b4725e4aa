import { useEffect, useRef, useState } from 'react';
import { keepAccount } from '#site/lib/keep-account.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { goesOn } from './goes-on.ts';

interface GoingProps {
  deletesAt: string;
  /** It was asked for just now: what asked is not there any more, and the focus with it. */
  takesFocus: boolean;
}

/** The account is about to go: when, and the way back. */
export function Going({ deletesAt, takesFocus }: GoingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) stay.current?.focus();
  }, [takesFocus]);

  async function keep() {
    setIsBusy(true);
    await keepAccount();
    setIsBusy(false);
  }

  return (
    <section className="panel strong going-soon" aria-label="Deletion of the account">
      <div role="status">
        <StateLabel state="danger">Your account goes on {goesOn(deletesAt)}</StateLabel>
        <p className="small muted">With everything in it. Until then it works as ever.</p>
      </div>
      <Button ref={stay} variant="go" busy={isBusy} onClick={() => void keep()}>
        Keep my account
      </Button>
    </section>
  );
}
