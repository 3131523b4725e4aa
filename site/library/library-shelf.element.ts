import { hasSessionHint } from '#site/lib/session-hint.ts';

/** Shows the account's library and activity; for visitors it loads nothing. */
class LibraryShelf extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    if (hasSessionHint()) void this.#follow();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  async #follow(): Promise<void> {
    const { followLibrary } = await import('./show-library.ts');
    if (this.isConnected) this.#stop = followLibrary(this);
  }
}

customElements.define('library-shelf', LibraryShelf);
