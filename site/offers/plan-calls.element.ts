import { track } from '#site/lib/analytics.ts';

/** Counts which plan was chosen. */
class PlanCalls extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this);
  }

  handleEvent({ target }: Event): void {
    const call = target instanceof Element ? target.closest<HTMLElement>('[data-plan]') : null;
    const plan = call?.dataset.plan;
    if (plan) track(plan === 'trial' ? 'trial_click' : 'cta_click', { place: 'plans', plan });
  }
}

customElements.define('plan-calls', PlanCalls);
