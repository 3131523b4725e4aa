import { atom } from 'nanostores';
import { TOAST_REMOVE_DELAY_MS } from '#site/ui/limits.ts';
import type { ToastMessage } from '#site/ui/Toast.tsx';

/** The one toast. A dismissed one closes by itself and stays here, out of sight, until it is dropped. spec §4 */
export const $toast = atom<ToastMessage | null>(null);

let count = 0;

/** Shows a message in place of the one before. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  $toast.set({ ...message, id: `toast-${++count}` });
}

/** Drops a dismissed toast once nothing can need it any more. spec §9 */
export function dropDismissed(id: string): void {
  setTimeout(() => {
    if ($toast.get()?.id === id) $toast.set(null);
  }, TOAST_REMOVE_DELAY_MS);
}
