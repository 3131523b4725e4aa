import { ADDRESSES } from 'virtual:billing-addresses';
import { ApiError } from '#core/errors.ts';
import type { Subscription } from '#core/subscription.ts';
import { track } from '#site/lib/analytics.ts';
import { callAt } from '#site/lib/api.ts';
import { refresh } from '#site/lib/query.ts';
import { $user, refreshSession } from '#site/lib/session.store.ts';
import { showWords } from '#site/lib/show-words.ts';
import { showRefusal } from './order-refusal.ts';
import { orderView } from './order-view.ts';

/** Keeps an order in step with where the account stands. Returns how to stop. */
export const follow = (root: HTMLElement): (() => void) =>
  $user.subscribe((user) => {
    if (user) show(root, user);
  });

/** Shows the parts with `data-when` that fit: `uncounted` are those of an account that spends no credits. */
function show(root: HTMLElement, account: Subscription): void {
  const { state, isUncounted, words } = orderView(account, new Date());
  if (creditsOf(root) === null) showWords(root, words);
  for (const part of root.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when
      ?.split(' ')
      .some((when) => when === state || (when === 'uncounted' && isUncounted));
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-start]')) button.disabled = false;
}

/** How many credits are ordered; null where it is Pro. */
const creditsOf = ({ dataset }: HTMLElement): number | null => Number(dataset.credits) || null;

/** Begins the order and goes to where it is paid, or says why that can't be. Answers whether the page stays. */
export async function start(root: HTMLElement): Promise<boolean> {
  const credits = creditsOf(root);
  track('cta_click', { place: 'order', plan: credits === null ? 'pro' : `pack-${credits}` });
  try {
    const body = credits === null ? { item: 'pro' as const } : { item: 'pack' as const, credits };
    const { url } = await callAt(ADDRESSES, 'checkout', { body });
    location.assign(url);
    return false;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'UNAUTHORIZED') {
      location.assign(`/signin?next=${encodeURIComponent(location.pathname + location.search)}`);
      return false;
    }
    if (code === 'CONFLICT') {
      // Another tab may have ordered it.
      refreshSession();
      refresh('credits');
    }
    showRefusal(root, error, credits);
    return true;
  }
}
