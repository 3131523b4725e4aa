import type { BillingEvent } from '#core/billing/billing-event.ts';
import type { SandboxAct } from '#core/billing/sandbox-acts.ts';
import type { Money } from '#core/money.ts';

/** What is ordered from the provider of payments. */
export interface Order {
  /** The customer there. */
  customer: string;
  userId: string;
  item:
    | {
        kind: 'pro';
        name: string;
        price: Money /** When the first payment is due; null: at once. */;
        chargesAt: Date | null;
      }
    | { kind: 'pack'; name: string; price: Money; credits: number };
  /** Where it leads once it is paid, and where it was given up. */
  success: string;
  cancel: string;
}

/** What the provider of payments told, and of which customer there; null where it does not say. */
export interface Told {
  customer: string | null;
  event: BillingEvent;
}

/** What stands in for a provider and for time, on a machine of one's own. */
export interface Sandbox {
  /** What can happen to an account with that record. */
  acts(of: { record: readonly BillingEvent[]; now: Date }): SandboxAct[];
  /** What would be told as it happens, in its order; nothing where it can't. `credits` are those of the pack that is ordered. */
  happen(of: {
    act: SandboxAct;
    userId: string;
    record: readonly BillingEvent[];
    now: Date;
    credits?: number | undefined;
  }): { customer: string; told: Told[] };
}

export interface Payments {
  kind: 'stripe' | 'sandbox';
  /** What can be had happen where no money moves; null where it does. */
  sandbox: Sandbox | null;
  /** Makes a customer for an account, or finds the one that was made, unless it is made `isAnew`; answers its id there. */
  addCustomer(account: { userId: string; email: string; isAnew?: boolean }): Promise<string>;
  /** Begins an order; answers the address where it is paid, or null where the customer is not known there any more. */
  begin(order: Order): Promise<string | null>;
  /** Answers the address where a customer changes card and address, and finds receipts. */
  portal(of: { customer: string; back: string }): Promise<string>;
  /**
   * Nothing is asked for any more: whatever goes on ends with what is paid for, or at once where that is nothing, and an order
   * of Pro that waits for payment is given up. Tells what is changed by it. `record` is all that was told so far; `atOnce`
   * that nothing is paid for by it.
   */
  stop(of: {
    customer: string;
    record: readonly BillingEvent[];
    atOnce: boolean;
    now: Date;
  }): Promise<Told[]>;
  /** Has a subscription go on that was to end; tells what it is like then. */
  resume(of: {
    subscription: string;
    customer: string;
    record: readonly BillingEvent[];
    now: Date;
  }): Promise<Told[]>;
  /** Ends whatever goes on there, and forgets the customer. */
  forget(customer: string): Promise<void>;
  /** Reads what arrived; null where its signature is not the provider's. */
  receive(message: { text: string; signature: string }): Promise<Told[] | null>;
  /** All that is known of a customer there, as it is now. */
  look(of: { customer: string; now: Date }): Promise<Told[]>;
}
