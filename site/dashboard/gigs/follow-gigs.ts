import type { GigsAhead } from '#core/gigs/gigs-ahead.ts';
import { lastAccountChange } from '#site/lib/account-changes.ts';
import { type Addresses, callAt } from '#site/lib/api.ts';
import { FRESH_MS } from '#site/lib/cache-rules.ts';
import { withRetries } from '#site/lib/retry.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { CLOCK_MS } from '../use-now.ts';
import { $gigsAhead } from './gigs-ahead.store.ts';

/** No other page asks for it, so none has to carry it along. */
const ADDRESSES: Addresses<'gigsAhead'> = { gigsAhead: { method: 'GET', path: '/api/user/gigs-ahead' } };

/** Where a page leaves what it was told for the next one of its tab. */
const KEPT_KEY = 'deckhand.gigs-ahead';

interface Kept {
  account: string;
  /** When it was asked for, ms since 1970. */
  at: number;
  ahead: GigsAhead;
}

const isFresh = ({ at, ahead: { next } }: Kept): boolean =>
  at > lastAccountChange() &&
  at <= Date.now() &&
  Date.now() - at < FRESH_MS &&
  (next === null || Date.now() < Date.parse(next.ends));

/**
 * Tells what is ahead for an account: what the page before knew while that is fresh, and asks again when somebody comes back
 * to the page, and when the next gig is over. Returns what ends that.
 */
export function followGigs(account: string): () => void {
  const before = recall(tabMemory, KEPT_KEY) as Kept | null;
  let told = before?.account === account && isFresh(before) ? before : null;
  let isAsking = false;
  let isLeft = false;

  async function look(): Promise<void> {
    if (isAsking || (told && isFresh(told))) return;
    isAsking = true;
    const at = Date.now();
    try {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      const ahead = await withRetries(() => callAt(ADDRESSES, 'gigsAhead', { query: { zone } }));
      if (isLeft) return;
      told = { account, at, ahead };
      remember(tabMemory, KEPT_KEY, told);
      $gigsAhead.set(ahead);
    } catch {
      // What is shown stays.
      if (!isLeft && !told) $gigsAhead.set(null);
    } finally {
      isAsking = false;
    }
  }

  const lookWhenOver = (): void => {
    const next = told?.ahead.next;
    if (next && Date.now() >= Date.parse(next.ends)) void look();
  };
  if (told) $gigsAhead.set(told.ahead);
  void look();
  addEventListener('focus', look);
  const timer = setInterval(lookWhenOver, CLOCK_MS);
  return () => {
    isLeft = true;
    removeEventListener('focus', look);
    clearInterval(timer);
  };
}
