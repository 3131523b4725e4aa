/** Opens it over the page; a press on the backdrop closes it, a selection that only ends there does not. */
export function openDialog(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  dialog.onpointerdown = ({ target }) => {
    pressed = target;
  };
  dialog.onclick = ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  };
  dialog.showModal();
}

/** The link that was pressed to be followed here: not where a key asks for a new tab or a download. */
export function pressedLink(event: Event, links: string): Element | null {
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  return event.target instanceof Element ? event.target.closest(links) : null;
}
