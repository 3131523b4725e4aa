import { type RefObject, useEffect } from 'react';
import { closeDock } from './dock.store.ts';
import { enterSheet } from './sheet-entry.ts';

/** While a sheet covers the whole page, the page behind rests, and the sheet ends where an on-screen keyboard begins. */
export function useSheet(panel: RefObject<HTMLElement | null>, isFull: boolean): void {
  useEffect(() => {
    if (!isFull) return;
    // Toasts stand beside the frame of the page, so they can still be reached.
    const frame = document.querySelector('session-view');
    frame?.toggleAttribute('inert', true);
    const stopFitting = fitToViewport(panel.current);
    return () => {
      frame?.toggleAttribute('inert', false);
      stopFitting();
    };
  }, [panel, isFull]);

  // Back belongs to what covers the page.
  useEffect(() => (isFull ? enterSheet(closeDock) : undefined), [isFull]);
}

/** Browsers lay a keyboard over the page without telling CSS; only the visual viewport says how much is left. */
function fitToViewport(panel: HTMLElement | null): () => void {
  const viewport = window.visualViewport;
  if (!viewport || !panel) return () => undefined;
  const follow = () => {
    panel.style.setProperty('--sheet-top', `${viewport.offsetTop}px`);
    panel.style.setProperty('--sheet-height', `${viewport.height}px`);
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
