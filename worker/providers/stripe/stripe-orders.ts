import type Stripe from 'stripe';
import type { Order } from '../payments-port.ts';

/** Orders of Pro of a customer that wait for payment. */
async function openOrders(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  return data.filter(({ mode }) => mode === 'subscription');
}

const expire = (stripe: Stripe, orders: readonly Stripe.Checkout.Session[]) =>
  Promise.all(orders.map(({ id }) => stripe.checkout.sessions.expire(id)));

/** Orders of Pro that wait for payment can't be paid any more. */
export async function giveUpOrders(stripe: Stripe, customer: string): Promise<void> {
  await expire(stripe, await openOrders(stripe, customer));
}

/**
 * Begins an order; answers the address where it is paid. Of several orders of Pro the newest alone can be paid: of two both would
 * be charged, month by month.
 */
export async function openOrder(stripe: Stripe, order: Order): Promise<string> {
  let session: Stripe.Checkout.Session = await stripe.checkout.sessions.create(sessionOf(order));
  if (order.item.kind === 'pro') {
    const open = await openOrders(stripe, order.customer);
    // Two that begin at once agree on which of them stays.
    const [newest = session, ...others] = open.toSorted(
      (a, b) => b.created - a.created || b.id.localeCompare(a.id),
    );
    await expire(stripe, others);
    session = newest;
  }
  if (!session.url) throw new Error('Stripe made an order without an address');
  return session.url;
}

function sessionOf({ customer, userId, item, success, cancel }: Order): Stripe.Checkout.SessionCreateParams {
  const common: Stripe.Checkout.SessionCreateParams = {
    ...{ customer, client_reference_id: userId, success_url: success, cancel_url: cancel },
    // Apple Pay and Google Pay are cards. What takes days to arrive would leave somebody who has paid without Pro.
    allowed_payment_method_types: ['card'],
    metadata: { user: userId },
  };
  const priced = {
    currency: item.price.currency.toLowerCase(),
    unit_amount: item.price.amount,
    product_data: { name: item.name },
  };
  if (item.kind === 'pack')
    return {
      ...{ ...common, mode: 'payment' },
      line_items: [{ quantity: 1, price_data: priced }],
      metadata: { user: userId, credits: String(item.credits) },
      invoice_creation: { enabled: true },
    };
  const waits = item.chargesAt && { trial_end: Math.floor(item.chargesAt.getTime() / 1000) };
  return {
    ...{ ...common, mode: 'subscription' },
    line_items: [{ quantity: 1, price_data: { ...priced, recurring: { interval: 'month' } } }],
    subscription_data: { metadata: { user: userId }, ...waits },
  };
}
