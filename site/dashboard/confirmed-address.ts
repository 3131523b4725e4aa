import { showToast } from '#site/lib/toast.store.ts';

/** Says how it went where a mail's link led here, once: the words leave the address. */
export function sayAddressWasConfirmed(): void {
  const here = new URL(location.href);
  if (!here.searchParams.has('verified')) return;
  if (here.searchParams.has('error')) {
    showToast({
      tone: 'danger',
      title: 'Address not confirmed',
      text: 'The link was used or is too old. Ask for a new one in your profile.',
    });
  } else {
    showToast({ tone: 'ok', title: 'Address confirmed' });
  }
  here.searchParams.delete('verified');
  here.searchParams.delete('error');
  history.replaceState(null, '', here);
}
