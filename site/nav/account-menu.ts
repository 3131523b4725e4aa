/** A screen of the account: each of them has the whole menu. */
const SCREEN = '/dashboard';
/** How long it may take, in milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Brings the account's menu to a page that anybody may read: such a page has only the visitor's in it, and takes the other
 * from a screen of the account when there is one. Where it cannot be had, the visitor's menu is there, and the next call
 * tries again. Says whether it came now.
 */
export async function bringAccountMenu(root: ParentNode): Promise<boolean> {
  const place = root.querySelector<HTMLElement>('[data-account-menu]');
  const current = place?.dataset.accountMenu;
  if (!place || current === undefined) return false;
  delete place.dataset.accountMenu;
  try {
    place.replaceChildren(...(await accountMenu(current)));
    return true;
  } catch {
    place.dataset.accountMenu = current;
    place.hidden = true;
    for (const side of root.querySelectorAll<HTMLElement>('dialog .side[data-for~=visitor]'))
      side.hidden = false;
    return false;
  }
}

async function accountMenu(current: string): Promise<Node[]> {
  const reply = await fetch(SCREEN, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const menu = page.querySelector('dialog [data-for=user]');
  if (!reply.ok || !menu) throw new Error(`${SCREEN} has no menu`);
  for (const link of menu.querySelectorAll('a')) {
    if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  return [...document.importNode(menu, true).childNodes];
}
