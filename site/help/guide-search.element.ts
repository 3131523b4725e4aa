import { matches } from './matches.ts';

/** Narrows the list of guides to the headings that hold the words typed. */
class GuideSearch extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this);
    const asked = new URLSearchParams(location.search).get('q');
    const input = this.querySelector('input');
    if (asked && input) input.value = asked;
    // Browsers put back what was typed before the page was left.
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('input', this);
  }

  handleEvent(): void {
    this.#show();
  }

  #show(): void {
    const query = this.querySelector('input')?.value.trim() ?? '';
    this.toggleAttribute('data-asked', query !== '');
    const shown = this.#all('[data-guide]').filter((guide) => showGuide(guide, query));
    for (const group of this.#all('[data-group]')) {
      group.hidden = group.querySelector('[data-guide]:not([hidden])') === null;
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = countWords(shown.length, query);
  }

  #all(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)];
  }
}

/** Shows the headings of a guide that fit, or all of them where the guide itself does. */
function showGuide(guide: HTMLElement, query: string): boolean {
  const title = guide.querySelector('.guide-title')?.textContent ?? '';
  const own = matches(`${title} ${guide.querySelector('p')?.textContent} ${guide.dataset.words}`, query);
  const headings = [...guide.querySelectorAll<HTMLElement>('[data-heading]')];
  const fitting = headings.filter((heading) => matches(`${title} ${heading.textContent}`, query));
  for (const heading of headings) heading.hidden = fitting.length > 0 && !fitting.includes(heading);
  guide.hidden = !own && fitting.length === 0;
  return !guide.hidden;
}

function countWords(count: number, query: string): string {
  if (query === '') return '';
  if (count === 0) return 'No heading has these words. Try a shorter one.';
  return count === 1 ? '1 page' : `${count} pages`;
}

customElements.define('guide-search', GuideSearch);
