import { ADDRESSES } from 'virtual:billing-addresses';
import { ApiError } from '#core/errors.ts';
import { call, callAt } from '#site/lib/api.ts';
import { showWords } from '#site/lib/show-words.ts';
import { showRefusal } from './order-refusal.ts';
import { orderView } from './order-view.ts';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'UNAUTHORIZED';

function signIn(): void {
  location.replace(`/signin?next=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Whether orders are paid for in a sandbox here; null where the page goes on to sign-in. Shows what is due for the account. */
export async function findSandbox(root: HTMLElement): Promise<boolean | null> {
  try {
    const { state, words } = orderView(await call('currentUser', {}), new Date());
    showWords(root, words);
    for (const part of root.querySelectorAll<HTMLElement>('[data-order-when]'))
      part.hidden = part.dataset.orderWhen !== state;
    return (await callAt(ADDRESSES, 'billing', {})).payments === 'sandbox';
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    signIn();
    return null;
  }
}

/** Lets the order happen, of Pro or of so many credits, and goes on to `paid`; says why it can't. Answers whether the page stays. */
export async function payInSandbox(
  root: HTMLElement,
  { credits, paid }: { credits: number | null; paid: string },
): Promise<boolean> {
  try {
    const body = credits === null ? { act: 'order-pro' as const } : { act: 'order-pack' as const, credits };
    await callAt(ADDRESSES, 'sandbox', { body });
    location.assign(paid);
    return false;
  } catch (error) {
    if (isSignedOut(error)) {
      signIn();
      return false;
    }
    showRefusal(root, error, credits);
    return true;
  }
}
