import { call } from './api.ts';
import { problemOf } from './problem-of.ts';
import { showToast } from './toast.store.ts';

/** Sends the link that confirms an address once more, and says whether it went out. */
export async function sendVerification(email: string): Promise<void> {
  try {
    await call('sendVerification', { body: { email } });
    showToast({
      tone: 'ok',
      title: 'Link sent',
      text: `It is on its way to ${email} and works for one hour.`,
    });
  } catch (error) {
    showToast({ tone: 'danger', title: 'No link sent', text: problemOf(error) });
  }
}
