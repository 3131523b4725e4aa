import { ADDRESSES } from 'virtual:billing-addresses';
import { atom } from 'nanostores';
import type { Billing } from '#core/billing/billing-schema.ts';
import { callAt } from '#site/lib/api.ts';
import { refresh } from '#site/lib/query.ts';
import { withRetries } from '#site/lib/retry.ts';
import { refreshSession } from '#site/lib/session.store.ts';

/** What is known of an account's plan and payments; `account` is its id. */
export type KnownBilling =
  | { state: 'waiting' }
  | { state: 'failed'; account: string }
  | { state: 'ready'; account: string; billing: Billing };

export const $billing = atom<KnownBilling>({ state: 'waiting' });

let asked = 0;

const billingOf = (account: string): Billing | null => {
  const known = $billing.get();
  return known.state === 'ready' && known.account === account ? known.billing : null;
};

/** Asks for it. What was known of the same account stays until the answer is there, and where none comes. */
export async function loadBilling(account: string): Promise<void> {
  const mine = ++asked;
  if (billingOf(account) === null) $billing.set({ state: 'waiting' });
  try {
    const billing = await withRetries(() => callAt(ADDRESSES, 'billing', {}));
    if (mine === asked) $billing.set({ state: 'ready', account, billing });
  } catch {
    if (mine === asked && billingOf(account) === null) $billing.set({ state: 'failed', account });
  }
}

function keepBilling(account: string, billing: Billing): Billing {
  asked++;
  $billing.set({ state: 'ready', account, billing });
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

export const cancelPro = async (account: string) =>
  takeBilling(account, await callAt(ADDRESSES, 'cancelPro', {}));

export const resumePro = async (account: string) =>
  takeBilling(account, await callAt(ADDRESSES, 'resumePro', {}));

/** Asks the provider of payments itself: its word to the server may still be on its way. */
export const askProvider = async (account: string) =>
  keepBilling(account, await callAt(ADDRESSES, 'refreshBilling', {}));

/** What the server has heard since. */
export const askServer = async (account: string) =>
  keepBilling(account, await callAt(ADDRESSES, 'billing', {}));

export const actInSandbox = async (account: string, act: Billing['acts'][number]) =>
  takeBilling(account, await callAt(ADDRESSES, 'sandbox', { body: { act } }));

/** Begins the order of a pack, and goes to where it is paid. */
export async function orderPack(credits: number): Promise<void> {
  const { url } = await callAt(ADDRESSES, 'checkout', { body: { item: 'pack', credits } });
  location.assign(url);
}

/** Goes to where card and address are changed. */
export async function openPortal(): Promise<void> {
  const { url } = await callAt(ADDRESSES, 'billingPortal', {});
  location.assign(url);
}
