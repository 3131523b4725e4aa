import { track } from '#site/lib/analytics.ts';

/** Opens the question that the address names, and names the one that was opened last, so that it can be passed on. */
class QuestionList extends HTMLElement {
  connectedCallback(): void {
    addEventListener('hashchange', this);
    this.addEventListener('click', this);
    this.#openNamed();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this);
    this.removeEventListener('click', this);
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'hashchange') this.#openNamed();
    const question = target instanceof Element ? target.closest('summary')?.closest('details') : null;
    if (!question) return;
    // The press that opens it has not opened it yet.
    const opens = !question.open;
    track('faq_toggle', { question: question.id, open: opens });
    if (opens) history.replaceState(history.state, '', `#${question.id}`);
  }

  #openNamed(): void {
    const named = document.getElementById(location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement) || !this.contains(named)) return;
    named.open = true;
    named.scrollIntoView();
  }
}

customElements.define('question-list', QuestionList);
