import { ADDRESSES } from 'virtual:billing-addresses';
import { ApiError } from '#core/errors.ts';
import { call, callAt } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showWords } from '#site/lib/show-words.ts';
import { orderView } from './order-view.ts';
import { showProblem } from './start-button.ts';

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

/** Lets the order happen, of Pro or of so many credits, and goes to where it shows; says why it can't. Answers whether the page stays. */
export async function payInSandbox(root: HTMLElement, credits: number | null): Promise<boolean> {
  try {
    const body = credits === null ? { act: 'order-pro' as const } : { act: 'order-pack' as const, credits };
    await callAt(ADDRESSES, 'sandbox', { body });
    location.assign('/credits?paid');
    return false;
  } catch (error) {
    if (isSignedOut(error)) {
      signIn();
      return false;
    }
    const isHeld = error instanceof ApiError && error.code === 'CONFLICT';
    const manage = root.querySelector<HTMLElement>('[data-manage]');
    if (manage) manage.hidden = !isHeld;
    showProblem(root, isHeld ? 'This account has a Pro subscription already.' : problemOf(error));
    return true;
  }
}
