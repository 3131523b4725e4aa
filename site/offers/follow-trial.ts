import { ApiError } from '#core/errors.ts';
import type { Subscription } from '#core/subscription.ts';
import { track } from '#site/lib/analytics.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { $user } from '#site/lib/session.store.ts';
import { showShares, showWords } from '#site/lib/show-words.ts';
import { showProblem } from './start-button.ts';
import { trialView } from './trial-view.ts';

/** Keeps the parts of a page in step with where the account stands with its trial. Returns how to stop. */
export const followTrial = (root: HTMLElement): (() => void) =>
  $user.subscribe((user) => {
    if (user) show(root, user);
  });

/** Shows the parts with `data-when` that fit, and fills in days and dates. */
function show(root: HTMLElement, account: Subscription): void {
  const { state, words, share } = trialView(account, new Date());
  root.dataset.state = state;
  showWords(root, words);
  showShares(root, { trial: share });
  for (const part of root.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when?.split(' ').includes(state);
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-start]')) button.disabled = false;
  if (state === 'running') showProblem(root, '');
}

/** Starts the trial, and says until when it runs or why it did not start. Answers whether the page stays. */
export async function start(root: HTMLElement): Promise<boolean> {
  const user = $user.get();
  track('trial_click', { place: 'order', plan: 'trial' });
  try {
    const { startTrial } = await import('#site/lib/start-trial.ts');
    const trialEndsAt = await startTrial();
    if (user) show(root, { ...user, subscriptionStatus: 'trial', hasProTrial: true, trialEndsAt });
    // The button that had the focus is gone.
    root.querySelector<HTMLElement>('[data-now]')?.focus();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHORIZED') {
      location.assign(`/signin?next=${encodeURIComponent(location.pathname + location.search)}`);
      return false;
    }
    showProblem(root, problemOf(error));
    return true;
  }
}
