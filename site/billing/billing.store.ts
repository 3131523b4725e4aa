import { ADDRESSES } from 'virtual:billing-addresses';
import { atom } from 'nanostores';
import type { Billing } from '#core/billing/billing-schema.ts';
import { ApiError } from '#core/errors.ts';
import { call, callAt } from '#site/lib/api.ts';
import { refresh } from '#site/lib/query.ts';
import { withRetries } from '#site/lib/retry.ts';
import { $user, refreshSession } from '#site/lib/session.store.ts';

/** What is known of an account's plan and payments; `account` is its id. */
export type KnownBilling =
  | { state: 'waiting' }
  | { state: 'failed'; account: string }
  | { state: 'ready'; account: string; billing: Billing };

export const $billing = atom<KnownBilling>({ state: 'waiting' });

let asked = 0;
let askedAt = 0;

/** How often coming to the front may ask, in milliseconds. */
const FRONT_MS = 3000;

const billingOf = (account: string): Billing | null => {
  const known = $billing.get();
  return known.state === 'ready' && known.account === account ? known.billing : null;
};

/** Asks for it. What was known of the same account stays until the answer is there, and where none comes. */
export async function loadBilling(account: string): Promise<void> {
  const mine = ++asked;
  askedAt = Date.now();
  if (billingOf(account) === null) $billing.set({ state: 'waiting' });
  try {
    const billing = await withRetries(() => callAt(ADDRESSES, 'billing', {}));
    if (mine === asked && $user.get()?.id === account) $billing.set({ state: 'ready', account, billing });
  } catch {
    if (mine === asked && billingOf(account) === null) $billing.set({ state: 'failed', account });
  }
}

/** Asks again when the window comes to the front: another tab may have changed it. Returns how to stop. */
export function followFront(account: string): () => void {
  const ask = () => {
    if (!document.hidden && Date.now() - askedAt >= FRONT_MS) void loadBilling(account);
  };
  addEventListener('focus', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** Throws where another tab has signed in to another account: nothing is ordered or cancelled for that one. */
async function checkAccount(account: string): Promise<void> {
  const user = await call('currentUser', {});
  if (user.id === account) return;
  refreshSession();
  throw new ApiError('CONFLICT', 'You’re signed in to another account now. Nothing was changed');
}

function keepBilling(account: string, billing: Billing): Billing {
  asked++;
  if ($user.get()?.id === account) $billing.set({ state: 'ready', account, billing });
  return billing;
}

/** Has the page know the plan and the credits that follow from what was paid. */
export function followBilling(): void {
  refreshSession();
  refresh('credits', 'ledger');
}

/** Takes what the reply to a press said, and what follows from it. */
function takeBilling(account: string, billing: Billing): void {
  keepBilling(account, billing);
  followBilling();
}

async function changePlan(account: string, change: 'cancelPro' | 'resumePro'): Promise<void> {
  await checkAccount(account);
  try {
    takeBilling(account, await callAt(ADDRESSES, change, {}));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      // Another tab, or the provider, has changed it.
      void loadBilling(account);
      followBilling();
    }
    throw error;
  }
}

export const cancelPro = (account: string) => changePlan(account, 'cancelPro');
export const resumePro = (account: string) => changePlan(account, 'resumePro');

/** Asks the provider of payments itself: its word to the server may still be on its way. */
export const askProvider = async (account: string) =>
  keepBilling(account, await callAt(ADDRESSES, 'refreshBilling', {}));

/** What the server has heard since. */
export const askServer = async (account: string) =>
  keepBilling(account, await callAt(ADDRESSES, 'billing', {}));

export const actInSandbox = async (account: string, act: Billing['acts'][number]) =>
  takeBilling(account, await callAt(ADDRESSES, 'sandbox', { body: { act } }));

/** Begins the order of a pack, and goes to where it is paid. */
export async function orderPack(account: string, credits: number): Promise<void> {
  await checkAccount(account);
  const { url } = await callAt(ADDRESSES, 'checkout', { body: { item: 'pack', credits } });
  location.assign(url);
}

/** Goes to where card and address are changed. */
export async function openPortal(account: string): Promise<void> {
  await checkAccount(account);
  const { url } = await callAt(ADDRESSES, 'billingPortal', {});
  location.assign(url);
}
