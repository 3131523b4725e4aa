import type { Money } from '../money.ts';
import type { BillingEvent, BillingFact, ProviderInvoice, ProviderSubscription } from './billing-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of Pro after the end of what is paid for, while the provider tries to collect the next payment. */
export const GRACE_DAYS = 7;

/** Days of Pro after the end of a trial that leads to payment, until the first one came: an invoice stands open for an hour first. */
export const CHARGE_DAYS = 1;

/** What the billing record of an account says, whatever the time is. Instants are ISO. */
export interface PlanState {
  trial: { startedAt: string; endsAt: string } | null;
  /** The one that goes on, or else the one that reached furthest; null where there never was one. */
  subscription: SubscriptionState | null;
  /** Until when the account has Pro because it pays, days of grace included; null where it never paid. */
  proUntil: string | null;
  /** Newest first. */
  invoices: readonly InvoiceState[];
  /** Credits that were bought, newest first. */
  packs: readonly PackState[];
}

export interface PackState {
  order: string;
  at: string;
  credits: number;
  total: Money;
  /** The invoice for it, where there is one. */
  invoice: string | null;
  /** Whether what was paid is still ours: `disputed` is with the bank or lost, `refunded` went back whole. */
  standing: 'paid' | 'refunded' | 'disputed';
  /** Its money is gone for good, and what is left of the credits with it. */
  isGone: boolean;
}

export interface SubscriptionState extends ProviderSubscription {
  /** The end of what is paid for; null before the first payment. */
  paidUntil: string | null;
  /** The end of the grace that follows; null where it ends with what is paid for. */
  graceUntil: string | null;
  /** A payment failed, and none has come since. */
  isPastDue: boolean;
}

export interface InvoiceState extends ProviderInvoice {
  /** Whether what was paid is still ours: `disputed` is with the bank, `refunded` went back whole. */
  standing: 'open' | 'paid' | 'failed' | 'void' | 'refunded' | 'disputed';
}

type FactOf<Kind extends BillingFact['kind']> = Extract<BillingFact, { kind: Kind }>;

/** Of facts at one instant, which ends what the other began: providers count in seconds. */
const RANK: Readonly<Record<ProviderSubscription['status'] | ProviderInvoice['status'], number>> = {
  incomplete: 0,
  trialing: 1,
  open: 1,
  failed: 2,
  'past-due': 2,
  active: 3,
  paid: 3,
  void: 4,
  ended: 4,
};

const rankOf = (fact: BillingFact): number => {
  if (fact.kind === 'subscription') return RANK[fact.subscription.status];
  if (fact.kind === 'invoice') return RANK[fact.invoice.status];
  if (fact.kind === 'refund') return fact.refunded.amount;
  if (fact.kind === 'dispute') return fact.status === 'open' ? 0 : 1;
  return 0;
};

/** The order in which things happened, whatever the order in which they were told. */
export function inOrder(events: readonly BillingEvent[]): BillingEvent[] {
  const known = new Map(events.map((event) => [event.id, event]));
  return [...known.values()].toSorted(
    (a, b) => a.at.localeCompare(b.at) || rankOf(a.fact) - rankOf(b.fact) || a.id.localeCompare(b.id),
  );
}

const earlier = (iso: string, ms: number): string => new Date(Date.parse(iso) - ms).toISOString();
const earlierOr = <Iso extends string | null>(iso: Iso, ms: number): Iso =>
  (iso === null ? null : earlier(iso, ms)) as Iso;

/** A fact as if it lay so much further back. */
function movedBack(fact: BillingFact, ms: number): BillingFact {
  if (ms === 0) return fact;
  if (fact.kind === 'trial-started') return { ...fact, endsAt: earlier(fact.endsAt, ms) };
  if (fact.kind === 'pro-given') return { ...fact, until: earlier(fact.until, ms) };
  if (fact.kind === 'invoice') {
    const { from, until } = fact.invoice;
    return { ...fact, invoice: { ...fact.invoice, from: earlier(from, ms), until: earlier(until, ms) } };
  }
  if (fact.kind !== 'subscription') return fact;
  const { trialEndsAt, periodEndsAt, cancelsAt } = fact.subscription;
  const moved = {
    trialEndsAt: earlierOr(trialEndsAt, ms),
    periodEndsAt: earlier(periodEndsAt, ms),
    cancelsAt: earlierOr(cancelsAt, ms),
  };
  return { ...fact, subscription: { ...fact.subscription, ...moved } };
}

/** The facts in their order, each as far back as the sandbox has let time pass since. */
function factsInOrder(events: readonly BillingEvent[]): { at: string; fact: BillingFact }[] {
  let passed = 0;
  return inOrder(events)
    .toReversed()
    .map(({ at, fact }) => {
      const moved = { at: earlier(at, passed), fact: movedBack(fact, passed) };
      if (fact.kind === 'time-passed') passed += fact.ms;
      return moved;
    })
    .toReversed();
}

/** What the billing record of an account says. The same for any order in which its events came, and however often. */
export function planState(events: readonly BillingEvent[]): PlanState {
  const facts = factsInOrder(events);
  const of = <Kind extends BillingFact['kind']>(kind: Kind) =>
    facts.flatMap(({ at, fact }) => (fact.kind === kind ? [{ at, ...(fact as FactOf<Kind>) }] : []));
  const last = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) =>
    new Map(items.map((item) => [keyOf(item), item]));

  const [started] = of('trial-started');
  const refunds = last(of('refund'), ({ payment }) => payment);
  const disputes = last(of('dispute'), ({ payment }) => payment);
  const payments = of('invoice-payment');
  const boughtAt = last(of('pack-paid').toReversed(), ({ order }) => order);
  const standingPaidBy = (mine: readonly string[]): PackState['standing'] => {
    if (mine.some((payment) => (disputes.get(payment)?.status ?? 'won') !== 'won')) return 'disputed';
    return mine.some((payment) => refunds.get(payment)?.isWhole) ? 'refunded' : 'paid';
  };
  const standingOf = (invoice: ProviderInvoice): InvoiceState['standing'] => {
    if (invoice.status !== 'paid') return invoice.status;
    return standingPaidBy(payments.flatMap((one) => (one.invoice === invoice.id ? [one.payment] : [])));
  };
  const invoices = [...last(of('invoice'), ({ invoice }) => invoice.id).values()]
    .map(({ invoice }) => ({ ...invoice, standing: standingOf(invoice) }))
    .toSorted((a, b) => b.from.localeCompare(a.from) || b.id.localeCompare(a.id));

  const subscriptions = [...last(of('subscription'), ({ subscription }) => subscription.id).values()]
    .map(({ subscription }) => subscriptionState(subscription, invoices))
    .toSorted(
      (a, b) =>
        Number(isLive(b)) - Number(isLive(a)) ||
        reachOf(b).localeCompare(reachOf(a)) ||
        b.id.localeCompare(a.id),
    );
  const [subscription = null] = subscriptions;
  return {
    trial: started ? { startedAt: started.at, endsAt: started.endsAt } : null,
    subscription,
    proUntil: latest([...of('pro-given').map(({ until }) => until), ...subscriptions.map(reachOf)]),
    invoices,
    packs: [...last(of('pack-paid'), ({ order }) => order).values()]
      .map(({ order, credits, total, payment, invoice }) => ({
        ...{ order, at: boughtAt.get(order)?.at ?? '', credits, total, invoice },
        standing: standingPaidBy([payment]),
        isGone: Boolean(refunds.get(payment)?.isWhole) || disputes.get(payment)?.status === 'lost',
      }))
      .toReversed(),
  };
}

const latest = (instants: readonly string[]): string | null => instants.toSorted().at(-1) || null;

const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString();

/** Whether it goes on at the provider: it may be charged again. */
export const isLive = ({ status }: ProviderSubscription): boolean =>
  status !== 'ended' && status !== 'incomplete';

/** Whether it ends at once where it is cancelled then: nothing of it is paid for. */
export const endsAtOnce = (subscription: SubscriptionState, now: Date): boolean =>
  subscription.status === 'past-due' || baseOf(subscription) <= now.toISOString();

/** The last instant that a subscription gives; the empty text where it gave none yet. */
const reachOf = ({ graceUntil, paidUntil }: SubscriptionState): string => graceUntil ?? paidUntil ?? '';

/** The end of what is had without grace. Before the first payment a trial of the provider's leads to it, or a gift of its later on. */
function baseOf({
  status,
  paidUntil,
  trialEndsAt,
}: ProviderSubscription & { paidUntil: string | null }): string {
  const isGiven = paidUntil === null || status === 'trialing';
  return latest([paidUntil ?? '', (isGiven && trialEndsAt) || '']) ?? '';
}

/** Invoices of a trial ask for nothing, and give nothing that the trial doesn't. */
const isOfTrial = (invoice: ProviderInvoice, { trialEndsAt }: ProviderSubscription): boolean =>
  invoice.total.amount === 0 && trialEndsAt !== null && invoice.until <= trialEndsAt;

function subscriptionState(
  subscription: ProviderSubscription,
  invoices: readonly InvoiceState[],
): SubscriptionState {
  const mine = invoices
    .filter((invoice) => invoice.subscription === subscription.id && !isOfTrial(invoice, subscription))
    .toSorted((a, b) => b.until.localeCompare(a.until));
  const [paid] = mine.filter(({ standing }) => standing === 'paid');
  const paidUntil = paid?.until ?? null;
  const base = baseOf({ ...subscription, paidUntil }) || null;
  // Who took the last payment back gets no days on top.
  const last = mine.find(({ standing }) => standing !== 'void' && standing !== 'open');
  const isTakenBack = last?.standing === 'refunded' || last?.standing === 'disputed';
  const endsThen =
    subscription.status === 'ended' ||
    subscription.status === 'incomplete' ||
    (subscription.cancelsAt !== null && base !== null && subscription.cancelsAt <= base);
  const goesOn = base !== null && !isTakenBack && !endsThen;
  const isPastDue =
    goesOn && (subscription.status === 'past-due' || (last?.standing === 'failed' && last.until > base));
  return {
    ...subscription,
    paidUntil,
    graceUntil: goesOn ? addDays(base, paidUntil === null ? CHARGE_DAYS : GRACE_DAYS) : null,
    isPastDue,
  };
}
