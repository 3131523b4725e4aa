import type { BillingEvent } from '#core/billing/billing-event.ts';
import { sandboxEvents } from '#core/billing/sandbox.ts';
import { SANDBOX_ACTS, type SandboxAct } from '#core/billing/sandbox-acts.ts';
import { CREDIT_PACKS } from '#core/plans.ts';
import type { Payments, Told } from '../payments-port.ts';

/** A new id as a provider would give it. */
const newId = (kind: string): string => `sandbox_${kind}_${crypto.randomUUID()}`;

const customerOf = (userId: string): string => `sandbox_${userId}`;

interface Happening {
  customer: string;
  record: readonly BillingEvent[];
  now: Date;
  credits?: number | undefined;
}

const happens = (act: SandboxAct, { customer, record, now, credits }: Happening): Told[] =>
  sandboxEvents(record, act, { now, newId, credits }).map((event) => ({ customer, event }));

/** Payments of a machine that runs Deckhand for itself: no money moves, and what a provider would tell is made up on a press. */
export function sandboxPayments(publicUrl: string): Payments {
  return {
    kind: 'sandbox',
    sandbox: {
      acts: (of) =>
        SANDBOX_ACTS.filter(
          (act) => happens(act, { ...of, customer: '', credits: CREDIT_PACKS[0]?.credits }).length > 0,
        ),
      happen({ act, userId, ...of }) {
        const customer = customerOf(userId);
        return { customer, told: happens(act, { ...of, customer }) };
      },
    },
    addCustomer: async ({ userId }) => customerOf(userId),
    async begin({ item }) {
      const url = new URL('/sandbox-checkout', publicUrl);
      if (item.kind === 'pack') url.searchParams.set('pack', String(item.credits));
      return url.href;
    },
    portal: async ({ back }) => back,
    stop: async (of) => happens('cancel', of),
    resume: async (of) => happens('resume', of),
    forget: async () => undefined,
    receive: async () => null,
    look: async () => [],
  };
}
