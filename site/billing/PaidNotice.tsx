import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { awaitPayment } from './await-payment.ts';
import { askProvider, askServer, followBilling } from './billing.store.ts';
import { boughtWords } from './paid-words.ts';

interface PaidNoticeProps {
  account: string;
  /** What the address says was ordered. */
  item: string;
  /** What the card of the plan says; null before it is known. */
  plan: string | null;
}

/** For who comes back from paying: waits for word of it, and says what was bought. */
export function PaidNotice({ account, item, plan }: PaidNoticeProps) {
  const [bought, setBought] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  const [isWaiting, setIsWaiting] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try waits anew
  useEffect(() => {
    let isGone = false;
    setIsWaiting(true);
    void awaitPayment({
      first: () => askProvider(account),
      again: () => askServer(account),
      bought: (billing) => boughtWords(billing, item, new Date()),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      isGivenUp: () => isGone,
    }).then((words) => {
      if (isGone) return;
      setIsWaiting(false);
      setBought(words);
      followBilling();
      if (words !== null) forgetPaid();
    });
    return () => {
      isGone = true;
    };
  }, [account, item, tries]);
  const isOld = useChangeSince(bought !== null, plan);
  if (isOld) return null;
  return (
    <section className="panel paid-notice" aria-label="Your payment" data-state={bought ? 'bought' : 'open'}>
      {bought ? (
        <Check className="i ok" aria-hidden="true" />
      ) : (
        <Clock className="i warn" aria-hidden="true" />
      )}
      <div role="status">
        {bought ? (
          <p>
            <b>Thank you.</b> {bought}
          </p>
        ) : isWaiting ? (
          <p>Waiting for word of your payment…</p>
        ) : (
          <p>Your payment is on its way. We add what you bought as soon as we hear of it.</p>
        )}
      </div>
      {!bought && isWaiting && <Progress value={null} label="Waiting for word of your payment" />}
      {!bought && !isWaiting && (
        <Button size="sm" onClick={() => setTries(tries + 1)}>
          Look again
        </Button>
      )}
    </section>
  );
}

/** Whether the plan has changed since what was bought is shown, and so what that says of it is old. */
function useChangeSince(isShown: boolean, plan: string | null): boolean {
  const shown = useRef<string>(null);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    if (!isShown || plan === null) return;
    shown.current ??= plan;
    if (shown.current !== plan) setHasChanged(true);
  }, [isShown, plan]);
  return hasChanged;
}

/** So that a reload doesn't wait for it again. */
function forgetPaid(): void {
  const address = new URL(location.href);
  address.searchParams.delete('paid');
  history.replaceState(history.state, '', address);
}
