import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';

/** The key in sessionStorage. */
const PLACE = 'signing:changed';

/** Loads the page as it is now. @param changed id of the heading that says what changed */
export function reloadPage(changed: 'state' | 'questions-title'): void {
  remember(tabMemory, PLACE, changed);
  // A reload goes back to where the reader was, or to the #sign of the address: that says nothing of what changed.
  location.replace(location.pathname);
}

/** After such a reload: what changed is read first. */
export function focusWhatChanged(): void {
  const changed = recall(tabMemory, PLACE);
  remember(tabMemory, PLACE, null);
  if (typeof changed !== 'string') return;
  const heading = document.getElementById(changed);
  heading?.focus({ preventScroll: true });
  if (changed !== 'state') heading?.scrollIntoView();
}
