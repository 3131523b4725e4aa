import { fetchArticle } from './fetch-article.ts';
import { openDialog, pressedLink } from './open-dialog.ts';
import { themeDrawing } from './themed-drawing.ts';

const FIELDS = ['category', 'author', 'date', 'time', 'title'];

/** Opens an article over the page: what its teaser knows at once, its text as soon as it is there. */
class ArticleModal extends HTMLElement {
  /** Counts the openings: what an earlier one asked for is not shown in a later one, of the same article neither. */
  #openings = 0;

  connectedCallback(): void {
    this.addEventListener('click', this);
    // Once the page is there: they lie far below, and drawn here they are asked for at once.
    addEventListener('load', () =>
      this.querySelectorAll<HTMLImageElement>('img[src$=".svg"]').forEach(themeDrawing),
    );
  }

  handleEvent(event: Event): void {
    const link = pressedLink(event, '[data-opens]');
    const teaser = link?.closest('article');
    const dialog = this.querySelector('dialog');
    if (!(link instanceof HTMLAnchorElement) || !teaser || !dialog) return;
    event.preventDefault();
    for (const field of FIELDS) {
      const place = dialog.querySelector(`[data-field=${field}]`);
      if (place) place.textContent = teaser.querySelector(`[data-field=${field}]`)?.textContent ?? '';
    }
    const picture = teaser.querySelector('[data-field=picture]')?.cloneNode(true) ?? '';
    dialog.querySelector('[data-place=picture]')?.replaceChildren(picture);
    void openDialog(dialog);
    void this.#fill(dialog, link.href);
  }

  /** A figure whose picture stands at the top already moves there, with its caption. */
  #lift(dialog: HTMLDialogElement, article: Element): void {
    const place = dialog.querySelector('[data-place=picture]');
    const picture = place?.querySelector('[src], [data-file]');
    const src = picture?.getAttribute('src') ?? picture?.getAttribute('data-file');
    const figure = article.querySelector(`:is([src="${src}"], [data-file="${src}"])`)?.closest('figure');
    if (figure) place?.replaceChildren(figure);
  }

  async #fill(dialog: HTMLDialogElement, href: string): Promise<void> {
    const state = dialog.querySelector('[data-place=state]');
    const text = dialog.querySelector('[data-place=text]');
    const failed = dialog.querySelector<HTMLElement>('.over-failed');
    if (!state || !text || !failed) return;
    const opening = ++this.#openings;
    dialog.querySelector('[data-place=way]')?.setAttribute('href', href);
    failed.hidden = true;
    text.replaceChildren();
    state.textContent = 'Loading...';
    const article = await fetchArticle(href).catch(() => null);
    if (opening !== this.#openings) return;
    state.textContent = '';
    failed.hidden = article !== null;
    if (article) this.#lift(dialog, article);
    text.replaceChildren(article ?? '');
  }
}

customElements.define('article-modal', ArticleModal);
