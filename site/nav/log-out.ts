import type { UnsentGigs } from '#site/lib/kept-trackers.ts';
import style from './log-out.css?inline';

/** Logs out; asks first where changes to gigs would be lost with this device's copy. The buttons of `root` are busy until whoever is here stays. */
export async function logOut(root: ParentNode = document): Promise<void> {
  // Every page names what this file imports: it imports nothing until it is wanted.
  const [{ unsentGigs }, { signOut }] = await Promise.all([
    import('#site/lib/kept-trackers.ts'),
    import('#site/lib/sign-out.ts'),
  ]);
  const unsent = await unsentGigs();
  if (unsent.all === 0 || (await mayLose(unsent))) return signOut();
  for (const button of root.querySelectorAll('[data-sign-out]')) button.removeAttribute('aria-busy');
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Whether whoever is here logs out all the same. Escape stays. */
function mayLose({ all, ofOthers }: UnsentGigs): Promise<boolean> {
  const others =
    ofOthers > 0 ? ` That includes ${ofOthers} ${ofOthers === 1 ? 'gig' : 'gigs'} of another account.` : '';
  const dialog = element(
    'dialog',
    {
      class: 'log-out',
      role: 'alertdialog',
      'aria-labelledby': 'log-out-title',
      'aria-describedby': 'log-out-text',
    },
    // It comes with the dialog: public pages have no style sheet for dialogs, and there may be no network to load one.
    element('style', {}, style),
    element(
      'h2',
      { class: 'h3', id: 'log-out-title' },
      `${all} ${all === 1 ? "gig isn't" : "gigs aren't"} saved yet`,
    ),
    element(
      'p',
      { class: 'muted', id: 'log-out-text' },
      `The latest changes haven't been sent yet and are only on this device.${others} Logging out deletes them. To save them, stay and open the gig tracker when you're online.`,
    ),
    element(
      'form',
      { method: 'dialog' },
      element('button', { class: 'btn', autofocus: '' }, 'Stay'),
      element('button', { class: 'btn danger', value: 'leave' }, 'Log out anyway'),
    ),
  );
  const { promise, resolve } = Promise.withResolvers<boolean>();
  dialog.addEventListener('close', () => {
    dialog.remove();
    resolve(dialog.returnValue === 'leave');
  });
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}
