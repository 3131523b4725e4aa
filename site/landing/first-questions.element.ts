import { track } from '#site/lib/analytics.ts';
import { pressedLink } from './open-dialog.ts';

/** The first press of `View All FAQs` shows the rest of these, the second leads to the page that has them all. */
class FirstQuestions extends HTMLElement {
  connectedCallback(): void {
    for (const question of this.#more()) question.hidden = true;
    this.addEventListener('click', this);
  }

  #more = (): NodeListOf<HTMLElement> => this.querySelectorAll('[data-more]');

  handleEvent(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const question = event.target.closest('summary')?.closest('details');
    // The press that opens it has not opened it yet.
    if (question) track('faq_toggle', { question: question.dataset.question ?? '', open: !question.open });
    const [first] = this.#more();
    if (!first?.hidden || !pressedLink(event, '.btn')) return;
    event.preventDefault();
    for (const more of this.#more()) more.hidden = false;
    first.querySelector('summary')?.focus();
  }
}

customElements.define('first-questions', FirstQuestions);
