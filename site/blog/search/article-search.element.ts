import { askIndex, openIndex } from './ask-index.ts';
import { drawFound, drawState } from './draw-found.ts';

/** How long somebody pauses between letters, in milliseconds. */
const PAUSE_MS = 140;
const NO_INDEX =
  'The build makes the search index: while developing there is none. The list below has everything.';

/** The search of the blog. The index is loaded as the field is used for the first time. */
class ArticleSearch extends HTMLElement {
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The question that is shown, or under way. */
  #asked = '';

  connectedCallback(): void {
    this.addEventListener('input', () => this.#wait());
    this.addEventListener('keydown', (event) => this.#press(event));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask();
      this.querySelector<HTMLElement>('.search-hits a')?.focus();
    });
    this.addEventListener('focusin', ({ target }) => {
      if (target !== this.#field) return;
      // A failure shows once something is asked.
      if (!import.meta.env.DEV) openIndex().catch(() => undefined);
      if (this.#query && this.#query === this.#asked) this.#open(true);
    });
    document.addEventListener('pointerdown', this.#leave);
    document.addEventListener('focusin', this.#leave);
    document.addEventListener('keydown', this.#escape);
    const query = new URLSearchParams(location.search).get('q');
    if (this.#field && query) {
      this.#field.value = query;
      this.#ask();
    }
  }

  disconnectedCallback(): void {
    clearTimeout(this.#pause);
    document.removeEventListener('pointerdown', this.#leave);
    document.removeEventListener('focusin', this.#leave);
    document.removeEventListener('keydown', this.#escape);
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  get #query(): string {
    return this.#field?.value.trim() ?? '';
  }

  #leave = ({ target }: Event): void => {
    if (target instanceof Node && !this.contains(target)) this.#open(false);
  };

  /** What an address asked for is open while the focus is nowhere. */
  #escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !this.contains(document.activeElement)) this.#open(false);
  };

  #wait(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#ask(), PAUSE_MS);
  }

  #ask(): void {
    clearTimeout(this.#pause);
    const query = this.#query;
    const isNew = query !== this.#asked;
    this.#asked = query;
    this.#keepAddress(query);
    if (!query || !isNew) this.#open(query !== '');
    else if (import.meta.env.DEV) this.#show(drawState(NO_INDEX));
    else this.#find(query);
  }

  #find(query: string): void {
    this.#show(drawState('Searching…'));
    const isStill = () => this.#asked === query;
    askIndex(query).then(
      (found) => isStill() && this.#show(drawFound(found, query)),
      () => isStill() && this.#show(drawState("Search isn't available right now.", this.#again())),
    );
  }

  #again(): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn sm';
    button.textContent = 'Try again';
    button.addEventListener('click', () => {
      this.#asked = '';
      this.#field?.focus();
      this.#ask();
    });
    return button;
  }

  /** So that what was found can be passed on, and is there again on the way back. */
  #keepAddress(query: string): void {
    const address = new URL(location.href);
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  }

  #show(nodes: Node[]): void {
    this.querySelector('.search-found')?.replaceChildren(...nodes);
    this.#open(true);
  }

  #open(isOpen: boolean): void {
    this.querySelector('.search-found')?.toggleAttribute('hidden', !isOpen);
  }

  #press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.#open(false);
      this.#field?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...this.querySelectorAll<HTMLElement>('.search-found:not([hidden]) a')];
    if (!step || links.length === 0) return;
    event.preventDefault();
    const at = links.findIndex((link) => link.matches(':focus')) + step;
    if (at < 0) this.#field?.focus();
    else links[Math.min(at, links.length - 1)]?.focus();
  }
}

customElements.define('article-search', ArticleSearch);
