import { CREDIT_PACKS, PRO_PRICE, waitsForTrial } from '../plans.ts';
import type { BillingEvent, BillingFact, ProviderInvoice, ProviderSubscription } from './billing-event.ts';
import { endsAtOnce, GRACE_DAYS, isLive, planState } from './plan-state.ts';
import type { SandboxAct } from './sandbox-acts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The same day of the next month, or its last one. */
export function monthAfter(iso: string): string {
  const at = new Date(iso);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + 1, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString();
}

interface SandboxMoment {
  now: Date;
  /** Makes an id of that kind. */
  newId: (kind: 'evt' | 'sub' | 'in' | 'pi' | 'ord') => string;
  /** Of the pack that is ordered. */
  credits?: number | undefined;
}

/**
 * What a provider would tell when that happens to an account with that record, in its order; nothing where it can't happen.
 */
export function sandboxEvents(
  record: readonly BillingEvent[],
  act: SandboxAct,
  { now, newId, credits }: SandboxMoment,
): BillingEvent[] {
  const events: BillingEvent[] = [];
  const state = () => planState([...record, ...events]);
  // Each a millisecond after the one before, and all after what was told already.
  let at = Math.max(now.getTime(), ...record.map((event) => Date.parse(event.at) + 1));
  const tell = (fact: BillingFact) => {
    events.push({ id: newId('evt'), at: new Date(at++).toISOString(), fact });
  };
  const pass = (ms: number) => ms > 0 && tell({ kind: 'time-passed', ms });
  const current = () => {
    const { subscription } = state();
    return subscription && isLive(subscription) ? bare(subscription) : null;
  };
  const change = (over: Partial<ProviderSubscription>) => {
    const subscription = current();
    if (subscription) tell({ kind: 'subscription', subscription: { ...subscription, ...over } });
  };
  const bill = (subscription: ProviderSubscription, from: string, isPaid: boolean) => {
    const until = monthAfter(from);
    const number = `SANDBOX-${String(state().invoices.length + 1).padStart(4, '0')}`;
    const invoice: ProviderInvoice = {
      ...{ id: newId('in'), number, subscription: subscription.id, status: isPaid ? 'paid' : 'failed' },
      ...{ total: subscription.price, from, until, url: null },
    };
    tell({ kind: 'invoice', invoice });
    if (isPaid) tell({ kind: 'invoice-payment', invoice: invoice.id, payment: newId('pi') });
    const status = isPaid ? 'active' : 'past-due';
    tell({ kind: 'subscription', subscription: { ...subscription, status, periodEndsAt: until } });
  };
  const settle = (invoice: ProviderInvoice | undefined, status: 'paid' | 'void') => {
    if (!invoice) return;
    tell({ kind: 'invoice', invoice: { ...bareInvoice(invoice), status } });
    if (status === 'paid') tell({ kind: 'invoice-payment', invoice: invoice.id, payment: newId('pi') });
    change({ status: status === 'paid' ? 'active' : 'ended' });
  };

  const order = () => {
    if (current()) return;
    const { trial } = state();
    const waits = trial !== null && waitsForTrial(trial.endsAt, now);
    const start = now.toISOString();
    const subscription: ProviderSubscription = {
      ...{ id: newId('sub'), status: waits ? 'trialing' : 'active', price: PRO_PRICE, interval: 'month' },
      ...{ trialEndsAt: waits ? trial.endsAt : null, periodEndsAt: waits ? trial.endsAt : start },
      cancelsAt: null,
    };
    if (waits) tell({ kind: 'subscription', subscription });
    else bill(subscription, start, true);
  };
  const month = (isPaid: boolean) => {
    const before = current();
    if (!before || before.status === 'past-due') return;
    pass(Date.parse(before.periodEndsAt) - now.getTime());
    const subscription = current();
    if (!subscription) return;
    if (subscription.cancelsAt === null) bill(subscription, subscription.periodEndsAt, isPaid);
    else change({ status: 'ended' });
  };
  const failed = () => state().invoices.find(({ standing }) => standing === 'failed');
  const paid = () => state().invoices.find(({ standing }) => standing === 'paid' || standing === 'disputed');
  const dispute = (status: 'open' | 'won' | 'lost') => {
    const invoice = paid();
    const payment = paymentOf([...record, ...events], invoice?.id);
    // What is disputed is won or lost; what is not, is not.
    if (payment && (invoice?.standing === 'disputed') === (status !== 'open'))
      tell({ kind: 'dispute', payment, status });
  };
  const refund = () => {
    const invoice = paid();
    const payment = paymentOf([...record, ...events], invoice?.id);
    if (invoice && payment) tell({ kind: 'refund', payment, refunded: invoice.total, isWhole: true });
  };

  const acts: Readonly<Record<SandboxAct, () => void>> = {
    'order-pro': order,
    'order-pack': () => {
      const pack = CREDIT_PACKS.find((each) => each.credits === credits);
      if (!pack) return;
      const ids = { order: newId('ord'), payment: newId('pi'), invoice: null };
      tell({ kind: 'pack-paid', ...ids, credits: pack.credits, total: pack.price });
    },
    cancel: () => {
      const { subscription } = state();
      if (!subscription || !isLive(subscription) || subscription.cancelsAt !== null) return;
      const open = failed();
      // What a failed payment was for is not asked for any more.
      if (open) tell({ kind: 'invoice', invoice: { ...bareInvoice(open), status: 'void' } });
      if (endsAtOnce(subscription, now)) change({ status: 'ended' });
      else change({ cancelsAt: subscription.periodEndsAt });
    },
    resume: () => current()?.cancelsAt && change({ cancelsAt: null }),
    'week-passes': () => void (record.length > 0 && pass(7 * DAY_MS)),
    'month-paid': () => month(true),
    'month-failed': () => month(false),
    'payment-recovered': () => settle(failed(), 'paid'),
    'given-up': () => {
      if (!failed()) return;
      pass(GRACE_DAYS * DAY_MS);
      settle(failed(), 'void');
    },
    refund,
    dispute: () => dispute('open'),
    'dispute-won': () => dispute('won'),
    'dispute-lost': () => dispute('lost'),
  };
  acts[act]();
  return events;
}

/** As the provider has it, without what follows from it. */
function bare(subscription: ProviderSubscription): ProviderSubscription {
  const { id, status, price, interval, trialEndsAt, periodEndsAt, cancelsAt } = subscription;
  return { id, status, price, interval, trialEndsAt, periodEndsAt, cancelsAt };
}

function bareInvoice(invoice: ProviderInvoice): ProviderInvoice {
  const { id, number, subscription, status, total, from, until, url } = invoice;
  return { id, number, subscription, status, total, from, until, url };
}

/** Which payment settled the invoice, as far as is known. */
function paymentOf(events: readonly BillingEvent[], invoice: string | undefined): string | null {
  const settled = events.findLast(({ fact }) => fact.kind === 'invoice-payment' && fact.invoice === invoice);
  return settled?.fact.kind === 'invoice-payment' ? settled.fact.payment : null;
}
