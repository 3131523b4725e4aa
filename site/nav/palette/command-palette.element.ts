import type { Palette } from './palette.ts';

/** Where a key is a letter that somebody types. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
/** Another dialog has the page: its own keys hold. */
const DIALOGS = 'dialog:modal, .scrim';

/** The command palette: Ctrl/⌘ K, `/` outside of fields, or anything with `data-opens-palette`. It is loaded at its first use. */
class CommandPalette extends HTMLElement {
  #palette: Promise<Palette> | null = null;

  connectedCallback(): void {
    document.addEventListener('keydown', this.#press);
    document.addEventListener('click', this.#click);
  }

  disconnectedCallback(): void {
    document.removeEventListener('keydown', this.#press);
    document.removeEventListener('click', this.#click);
  }

  #toggle(): void {
    this.#palette ??= import('./palette.ts').then(({ Palette }) => new Palette(this));
    this.#palette.then(
      (palette) => palette.toggle(),
      () => {
        this.#palette = null;
      },
    );
  }

  #press = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, altKey, shiftKey } = event;
    if (defaultPrevented || altKey) return;
    const isInside = target instanceof Element && this.contains(target);
    if (document.querySelector(DIALOGS) && !isInside) return;
    const withControl = event.ctrlKey || event.metaKey;
    const isTyped = target instanceof Element && target.closest(TYPED_INTO) !== null;
    if (withControl ? key.toLowerCase() !== 'k' || shiftKey : key !== '/' || isTyped) return;
    event.preventDefault();
    this.#toggle();
  };

  #click = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[data-opens-palette]')) this.#toggle();
  };
}

customElements.define('command-palette', CommandPalette);
