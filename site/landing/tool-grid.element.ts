import { track } from '#site/lib/analytics.ts';

/** Three tools at first, all of them after a press. The style sheet says how they come; the button waits for that. */
class ToolGrid extends HTMLElement {
  connectedCallback(): void {
    this.#hide(true);
    this.querySelector('.tools-more button')?.addEventListener('click', this);
  }

  #hide(hidden: boolean): void {
    for (const card of this.querySelectorAll<HTMLElement>('[data-more]')) card.hidden = hidden;
  }

  async handleEvent({ currentTarget: button }: Event): Promise<void> {
    if (!(button instanceof HTMLElement) || button.ariaBusy === 'true') return;
    const expands = button.ariaExpanded === 'false';
    track('tool_list_toggle', { expanded: expands });
    this.#hide(!expands);
    button.ariaExpanded = String(expands);
    this.#say(button, expands ? 'wait' : 'all');
    if (!expands) {
      button.scrollIntoView({ block: 'nearest' });
      return;
    }
    button.ariaBusy = 'true';
    const cards = [...this.querySelectorAll('[data-more]')];
    await Promise.allSettled(cards.flatMap((card) => card.getAnimations()).map(({ finished }) => finished));
    button.ariaBusy = 'false';
    this.#say(button, 'less');
  }

  #say(button: Element, words: 'all' | 'wait' | 'less'): void {
    const label = button.querySelector<HTMLElement>('[data-all]');
    if (label) label.textContent = label.dataset[words] ?? '';
  }
}

customElements.define('tool-grid', ToolGrid);
