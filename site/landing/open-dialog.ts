import dialogSheet from './dialogs.css?url';
import { loadSheet } from './load-sheet.ts';

/** A plain dialog now is better than a fine one never. */
const PATIENCE_MS = 1500;

/**
 * Opens it over the page, as soon as the style sheet of dialogs is there: the page needs it no earlier. A press on the
 * backdrop closes it, a selection that only ends there does not.
 */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  let pressed: EventTarget | null = null;
  dialog.onpointerdown = ({ target }) => {
    pressed = target;
  };
  dialog.onclick = ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  };
  await Promise.race([loadSheet(dialogSheet), new Promise((go) => setTimeout(go, PATIENCE_MS))]);
  if (!dialog.open) dialog.showModal();
}

/** The link that was pressed to be followed here: not where a key asks for a new tab or a download. */
export function pressedLink(event: Event, links: string): Element | null {
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  return event.target instanceof Element ? event.target.closest(links) : null;
}
