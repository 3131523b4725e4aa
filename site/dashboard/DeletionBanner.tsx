import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { keepAccount } from '#site/lib/keep-account.ts';
import { $user } from '#site/lib/session.store.ts';
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
    await keepAccount();
    setIsBusy(false);
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
