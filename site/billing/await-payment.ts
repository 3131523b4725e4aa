import type { Billing } from '#core/billing/billing-schema.ts';

const EVERY_MS = 2000;
/** How long somebody is asked to wait. */
export const PATIENCE_MS = 20_000;

interface Asking {
  /** Asks the provider of payments. */
  first: () => Promise<Billing>;
  /** Asks what the server has heard. */
  again: () => Promise<Billing>;
  bought: (billing: Billing) => string | null;
  wait: (ms: number) => Promise<void>;
  isGivenUp: () => boolean;
}

/** Waits until what was bought is known, and answers what it was; null where no word came in time. */
export async function awaitPayment({
  first,
  again,
  bought,
  wait,
  isGivenUp,
}: Asking): Promise<string | null> {
  for (let waited = 0; !isGivenUp(); waited += EVERY_MS) {
    // A question that fails is asked once more.
    const billing = await (waited === 0 ? first() : again()).catch(() => null);
    const words = billing && bought(billing);
    if (words || waited >= PATIENCE_MS) return words;
    await wait(EVERY_MS);
  }
  return null;
}
