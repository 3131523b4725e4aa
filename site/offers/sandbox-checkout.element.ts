import { hasSessionHint } from '#site/lib/session-hint.ts';
import { setBusy, showProblem } from './start-button.ts';

const DECLINED = 'Your card was declined. Nothing was charged. Try again, or pay another way.';

/** What a payment page does, where no money moves: pays, refuses, or goes back. */
class SandboxCheckout extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
    void this.#look();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this);
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const { act } = button?.dataset ?? {};
    if (!button || this.querySelector('[aria-busy=true]')) return;
    showProblem(this, '');
    if (act === 'look') void this.#look();
    // Said anew, to be heard by who can't see it.
    if (act === 'decline') setTimeout(() => showProblem(this, DECLINED));
    if (act === 'pay') void this.#pay(button);
  }

  async #look(): Promise<void> {
    if (!hasSessionHint()) {
      const next = encodeURIComponent(location.pathname + location.search);
      this.querySelector('[data-sign-in]')?.setAttribute('href', `/signin?next=${next}`);
      this.#show('visitor');
      return;
    }
    this.#show('waiting');
    try {
      const { findSandbox } = await import('./sandbox-order.ts');
      const isThere = await findSandbox(this);
      if (isThere !== null) this.#show(isThere ? 'ready' : 'elsewhere');
    } catch {
      this.#show('failed');
    }
  }

  async #pay(button: HTMLElement): Promise<void> {
    setBusy(button, 'Paying...');
    const { payInSandbox } = await import('./sandbox-order.ts');
    const { credits, paid = '/credits' } = button.closest<HTMLElement>('section')?.dataset ?? {};
    const isHere = await payInSandbox(this, { credits: Number(credits) || null, paid });
    if (isHere) setBusy(button, null);
  }

  #show(state: string): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = part.dataset.when !== state;
  }
}

customElements.define('sandbox-checkout', SandboxCheckout);
