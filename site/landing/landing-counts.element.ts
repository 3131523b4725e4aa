import type { EventName } from '#core/events.ts';
import { track } from '#site/lib/analytics.ts';
import { newDepths } from './scroll-depth.ts';

/** What a press on a part with such an attribute counts as; its value is the label. */
const PRESSES: readonly [attribute: string, EventName][] = [
  ['data-cta', 'cta_click'],
  ['data-trial', 'trial_click'],
  ['data-founder', 'founder_link_click'],
];

/** Counts what is pressed on the page, and how far down it is read. spec §7 */
class LandingCounts extends HTMLElement {
  #depths = new Set<number>();

  connectedCallback(): void {
    document.addEventListener('click', this);
    document.addEventListener('scroll', this, { passive: true });
  }

  disconnectedCallback(): void {
    document.removeEventListener('click', this);
    document.removeEventListener('scroll', this);
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'scroll') this.#countDepth();
    else if (target instanceof Element) this.#countPress(target);
  }

  #countPress(target: Element): void {
    for (const [attribute, name] of PRESSES) {
      const pressed = target.closest(`[${attribute}]`);
      if (pressed) track(name, { label: pressed.getAttribute(attribute) });
    }
    const card = target.closest('a') && target.closest('.tool-card');
    if (card) track('tool_click', { label: card.querySelector('h3')?.textContent ?? '' });
  }

  #countDepth(): void {
    const seen = (scrollY + innerHeight) / document.documentElement.scrollHeight;
    for (const percent of newDepths(this.#depths, seen)) track('scroll_depth', { percent });
  }
}

customElements.define('landing-counts', LandingCounts);
