import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { call } from '#site/lib/api.ts';
import { $user, refreshSession } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { dayWords } from './day-words.ts';
import './deletion-banner.css';

/** Where the account is about to go: when, and the way back. */
export function DeletionBanner() {
  const user = useStore($user, { ssr: () => null });
  const [isBusy, setIsBusy] = useState(false);
  if (!user?.deletesAt) return null;

  async function keep() {
    setIsBusy(true);
    try {
      await call('keepAccount', {});
      showToast({ tone: 'ok', title: 'Your account stays' });
      refreshSession();
    } catch {
      showToast({ tone: 'danger', title: 'Not kept yet', text: 'Deckhand did not answer. Try again.' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className="panel going" aria-label="Account deletion">
      <StateLabel state="danger">Your account goes on {dayWords(user.deletesAt)}.</StateLabel>
      <Button size="sm" busy={isBusy} onClick={() => void keep()}>
        Keep it
      </Button>
    </section>
  );
}
