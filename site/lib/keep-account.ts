import { call } from './api.ts';
import { problemOf } from './problem-of.ts';
import { refreshSession } from './session.store.ts';
import { showToast } from './toast.store.ts';

/** Takes back that the account was to go, and says so. */
export async function keepAccount(): Promise<void> {
  try {
    await call('keepAccount', {});
    refreshSession();
    showToast({ tone: 'ok', title: 'Your account stays', text: 'Nothing was deleted.' });
  } catch (error) {
    showToast({ tone: 'danger', title: 'Not changed', text: problemOf(error) });
  }
}
