const openers = () => document.querySelectorAll('[data-opens-menu]');

function menuOf(root: ParentNode): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>('dialog[data-menu]');
}

function say(isOpen: boolean): void {
  for (const opener of openers()) opener.setAttribute('aria-expanded', String(isOpen));
}

/** Opens the side menu over the page. */
export function openMenu(root: ParentNode): void {
  const menu = menuOf(root);
  if (!menu || menu.open) return;
  menu.addEventListener('close', () => say(false), { once: true });
  menu.showModal();
  say(true);
}

/** Closes it after a click on the scrim: outside of all that the menu holds, a click has the dialog itself as target. */
export function closeMenuFromScrim(target: EventTarget | null): void {
  if (target instanceof HTMLDialogElement && target.matches('[data-menu]')) target.close();
}
