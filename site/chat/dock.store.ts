import { atom } from 'nanostores';

/** The panel, and who opened it: one that opens by itself takes no focus, and on a phone a part of the screen only. */
export type Dock = { open: false } | { open: true; by: 'hand' | 'greeting' };

export const $dock = atom<Dock>({ open: false });

/** Whether the open panel is in the window: in its lane it may have been scrolled away. */
export const $inSight = atom(false);

/** Whether something was said that nobody has seen. */
export const $unread = atom(false);

/** Opens the panel for someone who asked for it. */
export function openByHand(): void {
  $dock.set({ open: true, by: 'hand' });
}

/** Opens the panel without being asked. One that is open stays as it is. */
export function openByItself(): void {
  if (!$dock.get().open) $dock.set({ open: true, by: 'greeting' });
}

export function closeDock(): void {
  $dock.set({ open: false });
  $inSight.set(false);
}

/** The panel came into sight, or went out of it. */
export function noteSight(isInSight: boolean): void {
  $inSight.set(isInSight);
  if (isInSight) $unread.set(false);
}

/** Something was said: where nobody sees it, the button shows a mark. */
export function noteWords(): void {
  if (!$inSight.get()) $unread.set(true);
}
