import { hasSessionHint } from '#site/lib/session-hint.ts';
import { closeMenuFromScrim, openMenu } from './menu-dialog.ts';

/**
 * Wraps a page and shows in it who is here: parts with `data-for`, `data-only` and `data-fact`. With `ask` the session
 * is always asked for; otherwise only where this browser was signed in last, and nothing is loaded for anybody else.
 */
class SessionView extends HTMLElement {
  #follows = false;
  #stop = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    addEventListener('pageshow', this.#comeBack);
    if (this.hasAttribute('ask') || hasSessionHint()) void this.#follow();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#press);
    removeEventListener('pageshow', this.#comeBack);
    this.#stop();
  }

  async #follow(): Promise<void> {
    this.#follows = true;
    const { followSession } = await import('./show-session.ts');
    if (this.isConnected) this.#stop = followSession(this);
  }

  /** A page that the browser kept in memory may show an account that has signed out since, or miss one that came. */
  #comeBack = (event: PageTransitionEvent): void => {
    if (!event.persisted || !(this.#follows || hasSessionHint())) return;
    // The page that comes anew counts as a view by itself.
    event.stopImmediatePropagation();
    location.reload();
  };

  #press = async ({ target }: MouseEvent): Promise<void> => {
    closeMenuFromScrim(target);
    if (!(target instanceof Element)) return;
    if (target.closest('[data-opens-menu]')) {
      openMenu(this);
      if (this.#follows) (await import('./show-session.ts')).showAccountMenu(this);
    }
    if (target.closest('[data-ask-again]')) {
      const { refreshSession } = await import('#site/lib/session.store.ts');
      refreshSession();
    }
    const out = target.closest('[data-sign-out]:not([aria-busy])');
    if (out) {
      for (const button of this.querySelectorAll('[data-sign-out]')) button.setAttribute('aria-busy', 'true');
      (await import('./log-out.ts')).logOut(this);
    }
  };
}

customElements.define('session-view', SessionView);
