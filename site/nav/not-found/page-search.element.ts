import { askedWords } from './asked-words.ts';
import type { PageFinder } from './page-finder.ts';

/**
 * Helps on from an address that leads nowhere: lists what fits the words in the field, and offers the page that was probably
 * meant (`data-closest`). The list of all there is comes after the page itself. With `data-own` it knows the account, too.
 */
class PageSearch extends HTMLElement {
  #finder: PageFinder | null = null;

  connectedCallback(): void {
    const field = this.querySelector('input');
    if (field) field.value ||= askedWords(location.pathname);
    for (const type of ['input', 'submit', 'click', 'keydown', 'focusout']) this.addEventListener(type, this);
    if (document.readyState === 'complete') void this.#load();
    else addEventListener('load', this.#load, { once: true });
  }

  disconnectedCallback(): void {
    for (const type of ['input', 'submit', 'click', 'keydown', 'focusout'])
      this.removeEventListener(type, this);
    removeEventListener('load', this.#load);
    this.#finder?.stop();
    this.#finder = null;
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.#press(event.target);
    else this.#finder?.handleEvent(event);
  }

  /** Where it does not come, the form still leads to the user guide. */
  #load = async (): Promise<void> => {
    const { PageFinder } = await import('./page-finder.ts').catch(() => ({ PageFinder: null }));
    if (PageFinder && this.isConnected) this.#finder ??= new PageFinder(this);
  };

  #press(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-back]')) history.back();
    if (!target.closest('[data-closes]')) return;
    this.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

customElements.define('page-search', PageSearch);
