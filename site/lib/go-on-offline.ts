import { goOnWithoutAnswer } from './kept-session.ts';
import { $session } from './session.store.ts';

/** How long a page that works without a network waits to hear who is here, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Has a page go on with whoever was here last where nobody answers: its places say then that nothing else is known. Returns how to
 * stop.
 */
export function goOnOffline(root: HTMLElement): () => void {
  const timer = setTimeout(goOnWithoutAnswer, navigator.onLine ? PATIENCE_MS : 0);
  const stop = $session.subscribe(({ status }) => {
    const isKept = status === 'unreachable';
    // Hides the plan, which isn't known.
    root.toggleAttribute('data-kept', isKept);
    if (!isKept) return;
    for (const place of root.querySelectorAll('[data-fact="first-name"]')) place.textContent = 'Offline';
    for (const place of root.querySelectorAll('[data-fact="email"]')) place.textContent = '';
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
