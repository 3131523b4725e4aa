import { useEffect, useRef, useState } from 'react';
import { call } from '#site/lib/api.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { problemOf } from '../problem-of.ts';
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
    try {
      await call('keepAccount', {});
      refreshSession();
      showToast({ tone: 'ok', title: 'Your account stays', text: 'Nothing was deleted.' });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not changed', text: problemOf(error) });
    } finally {
      setIsBusy(false);
    }
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
