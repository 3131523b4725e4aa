import { atom } from 'nanostores';

/** How often the tour was asked for on this page: each time it opens, wherever it stands. */
export const $tourAsked = atom(0);

/** Opens the welcome tour once more. */
export function openTour(): void {
  $tourAsked.set($tourAsked.get() + 1);
}

/** Whether the tour stands over this page; null until it is known, and where there is no tour. */
export const $isTourOpen = atom<boolean | null>(null);

/** The page that the tour opens on by itself. */
const TOUR_PAGE = '/dashboard';

/** Resolves once no tour stands over the page, and none is about to open by itself. */
export function tourGone(): Promise<void> {
  if (location.pathname !== TOUR_PAGE || $isTourOpen.get() === false) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = $isTourOpen.listen((isOpen) => {
      if (isOpen !== false) return;
      stop();
      resolve();
    });
  });
}
