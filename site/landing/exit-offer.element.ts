import { hasSessionHint } from '#site/lib/session-hint.ts';
import { offersOnExit } from './exit-offer.ts';
import { openDialog } from './open-dialog.ts';

const KEY = 'deckhand.exit-offer';

/** Where storage is closed nobody could remember it, so it counts as shown. */
function wasShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Makes its offer, once ever, to a visitor whose mouse leaves by the top. */
class ExitOffer extends HTMLElement {
  connectedCallback(): void {
    document.documentElement.addEventListener('mouseleave', this);
  }

  disconnectedCallback(): void {
    document.documentElement.removeEventListener('mouseleave', this);
  }

  handleEvent(event: Event): void {
    const dialog = this.querySelector('dialog');
    if (!dialog || !(event instanceof MouseEvent) || document.querySelector('dialog[open]')) return;
    const isSignedIn =
      hasSessionHint() || this.closest<HTMLElement>('session-view')?.dataset.session === 'user';
    const leaving = { openMs: performance.now(), y: event.clientY, isSignedIn, wasShown: wasShown() };
    if (!offersOnExit(leaving)) return;
    localStorage.setItem(KEY, 'shown');
    void openDialog(dialog);
  }
}

customElements.define('exit-offer', ExitOffer);
