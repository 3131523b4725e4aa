import { showToast } from './toast.store.ts';

/** Says that a new version of Deckhand is there; it begins when the person wants it, or once every tab was closed. */
export function sayUpdate(begin: () => void): void {
  showToast({
    title: 'Deckhand has been updated',
    text: 'Reload when it suits you: a reload loses what is not saved.',
    action: { label: 'Reload', alt: 'Reload the page to use the new version', onAction: begin },
    duration: Number.POSITIVE_INFINITY,
  });
}
