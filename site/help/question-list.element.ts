import { track } from '#site/lib/analytics.ts';
import { copyText } from '#site/lib/copy-text.ts';
import { foundWords, narrowQuestions } from './narrow-questions.ts';

/** Opens the question that the address names, and names the one that was opened last, so that it can be passed on. */
class QuestionList extends HTMLElement {
  connectedCallback(): void {
    addEventListener('hashchange', this);
    this.addEventListener('click', this);
    this.addEventListener('input', this);
    for (const part of this.querySelectorAll<HTMLElement>('[data-copy]')) part.hidden = false;
    // Browsers put back what was typed before the page was left.
    this.#narrow();
    this.#openNamed();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this);
    this.removeEventListener('click', this);
    this.removeEventListener('input', this);
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'hashchange') this.#openNamed();
    if (type === 'input') this.#narrow();
    if (type !== 'click' || !(target instanceof Element)) return;
    const copy = target.closest<HTMLElement>('[data-copy]');
    if (copy) void this.#copyAddress(copy);
    const question = target.closest('summary')?.closest('details');
    if (!question) return;
    // The press that opens it has not opened it yet.
    const opens = !question.open;
    track('faq_toggle', { question: question.id, open: opens });
    if (opens) history.replaceState(history.state, '', `#${question.id}`);
  }

  #narrow(): void {
    const field = this.querySelector('input');
    if (!field) return;
    const query = field.value.trim();
    const status = this.querySelector('[data-field] [role=status]');
    const words = foundWords(narrowQuestions(this, query), query);
    if (status) status.textContent = words;
  }

  #openNamed(): void {
    const named = document.getElementById(location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement) || !this.contains(named)) return;
    // An address outweighs what was typed.
    const field = this.querySelector('input');
    if (named.hidden && field) field.value = '';
    this.#narrow();
    named.open = true;
    named.scrollIntoView();
  }

  async #copyAddress(button: HTMLElement): Promise<void> {
    const address = new URL(`#${button.closest('details')?.id}`, location.href).href;
    const words = (await copyText(address)) ? 'Link copied' : "Couldn't copy. The link is in the address bar";
    for (const place of [button.querySelector('span'), this.querySelector('[data-copied]')])
      if (place) place.textContent = words;
  }
}

customElements.define('question-list', QuestionList);
