import { planOf } from '#core/subscription.ts';
import type { User } from '#core/user.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { refresh } from '#site/lib/query.ts';
import { $user, refreshSession } from '#site/lib/session.store.ts';

/** A browser takes a longer wait for none. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** So that the server is past the end as well. */
const AFTER_END_MS = 1000;
/** Until the server is asked once more, where the end has come by this clock and not by the server's. */
const ASK_AGAIN_MS = 60_000;

type Plan = Pick<User, 'subscriptionStatus' | 'role' | 'trialEndsAt'>;

/** How long to wait before the server is asked whether the trial is over, in milliseconds; null where none runs. */
export function waitForEnd(account: Plan, now: number): number | null {
  if (planOf(account) !== 'trial' || account.trialEndsAt === null) return null;
  const left = Date.parse(account.trialEndsAt) - now;
  return left > 0 ? Math.min(left + AFTER_END_MS, LONGEST_WAIT_MS) : ASK_AGAIN_MS;
}

let stop: (() => void) | undefined;

/**
 * Keeps credits, and so every price, in step with the plan: one that ends here, or is got in another tab. Once a page, however
 * often it is begun. Returns how to stop.
 */
export function followPlan(): () => void {
  stop ??= follow();
  return stop;
}

function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = $user.subscribe((user) => {
    clearTimeout(timer);
    if (!user) return;
    const { data: credits } = $credits.get();
    if (credits && credits.plan !== planOf(user)) refresh('credits');
    wait(user);
  });
  function wait(user: Plan): void {
    const ms = waitForEnd(user, Date.now());
    if (ms === null) return;
    timer = setTimeout(() => {
      // Before the answer: one that is the same is not told, nor is a failure.
      wait(user);
      refreshSession();
      refresh('credits');
    }, ms);
  }
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
