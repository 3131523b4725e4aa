import type { User } from '#core/user.ts';
import { pageEntries, readingEntries } from '../palette/palette-entries.ts';
import type { Entry } from '../palette/rank-entries.ts';
import { readingList } from '../palette/reading-list.ts';
import { askedPath, askedWords } from './asked-words.ts';
import { closestPage, findPages } from './closest-page.ts';
import { drawFound } from './draw-found.ts';

const SHOWN = 5;
/** What is there where nothing fits. */
const INSTEAD = ['/tools', '/help', '/pricing'];

/** Whose pages and library are searched. */
export interface Owner {
  user: User | null;
  library: readonly Entry[];
}

/** The search itself, once what there is to find has come. */
export class PageFinder {
  readonly #host: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #offered: HTMLAnchorElement | null;
  /** The offer as it stands in the page, where no page is near enough. */
  readonly #before: HTMLAnchorElement | null;
  #owner: Owner = { user: null, library: [] };
  #reading: Entry[] = [];
  #stop = () => {};
  #isStopped = false;

  constructor(host: HTMLElement) {
    const part = <Found extends Element>(selector: string) => {
      const found = host.querySelector<Found>(selector);
      if (!found) throw new Error(`The search has no ${selector}`);
      return found;
    };
    this.#host = host;
    this.#input = part('input');
    this.#list = part('ol');
    this.#status = part('[role=status]');
    this.#offered = host.querySelector('a[data-closest]');
    this.#before = this.#offered && (this.#offered.cloneNode(true) as HTMLAnchorElement);
    // The field keeps the focus, and the list its place: a click on a line comes through in every browser.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    void this.#begin();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stop();
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') this.#draw();
    else if (event.type === 'submit') this.#lead(event);
    else if (event instanceof KeyboardEvent) this.#escape(event);
    else if (event instanceof FocusEvent && !this.#host.contains(event.relatedTarget as Node | null))
      this.#fold();
  }

  async #begin(): Promise<void> {
    this.#reading = readingEntries(await readingList());
    if (this.#isStopped) return;
    if (this.#host.dataset.own === undefined) return this.#know(this.#owner);
    const { followOwner } = await import('./follow-owner.ts');
    if (!this.#isStopped) this.#stop = followOwner((owner) => this.#know(owner));
  }

  #know(owner: Owner): void {
    this.#owner = owner;
    this.#offer();
    const isTyped =
      document.activeElement === this.#input && this.#input.value !== askedWords(location.pathname);
    if (!this.#drops || !this.#list.hidden || isTyped) this.#draw();
  }

  /** The list lies over the page, and only while it is used. */
  get #drops(): boolean {
    return this.#host.dataset.drops !== undefined;
  }

  #pages(): Entry[] {
    return [...pageEntries(this.#owner.user), ...this.#reading];
  }

  /** Offers the page that was meant by the address, whatever is typed afterwards. */
  #offer(): void {
    const [link, before] = [this.#offered, this.#before];
    if (!link || !before) return;
    const page = closestPage(askedPath(location.pathname), this.#pages());
    const words = page && `${link.dataset.closest} ${page.label}${link.dataset.after ?? ''}`;
    link.href = page?.href ?? before.href;
    link.textContent = words ?? before.textContent;
    link.hidden = page === null && before.hidden;
  }

  #draw(): void {
    const query = this.#input.value.trim();
    const entries = [...this.#pages(), ...this.#owner.library];
    const found = findPages(query, entries).map(({ entry }) => entry);
    const shown = found.length > 0 ? found.slice(0, SHOWN) : this.#instead();
    this.#list.replaceChildren(...drawFound(shown, closestPage(query, entries)));
    this.#list.hidden = false;
    this.#status.textContent = this.#count(found.length, query);
  }

  #instead(): Entry[] {
    const pages = this.#pages();
    return INSTEAD.flatMap((path) => pages.find(({ href }) => href === path) ?? []);
  }

  #count(count: number, query: string): string {
    const where = this.#owner.user ? 'pages, your library and help' : 'pages and help';
    if (count === 0) return query === '' ? '' : `No match in ${where}.`;
    const matches = count === 1 ? '1 match' : `${count} matches`;
    return `${count > SHOWN ? `First ${SHOWN} of ` : ''}${matches} in ${where}.`;
  }

  /** Enter leads to the list: the next one opens its first page. */
  #lead(event: Event): void {
    event.preventDefault();
    this.#draw();
    this.#list.querySelector('a')?.focus();
  }

  /** Escape folds the list; without one it empties the field, as browsers do. */
  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || !this.#drops || this.#list.hidden) return;
    event.preventDefault();
    this.#fold();
  }

  #fold(): void {
    if (!this.#drops || this.#list.hidden) return;
    if (this.#list.contains(document.activeElement)) this.#input.focus();
    this.#list.hidden = true;
  }
}
