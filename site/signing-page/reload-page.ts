import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';

/** The key in sessionStorage. */
const PLACE = 'signing:changed';

/** Where the page says what changed, by its id. */
type Changed = 'state' | 'questions-title' | `changes-${number}` | `propose-${string}`;

/** Loads the page as it is now. */
export function reloadPage(changed: Changed): void {
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
