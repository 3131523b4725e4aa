import { hasSessionHint } from '#site/lib/session-hint.ts';
import { setBusy, showProblem } from './start-button.ts';

const NO_ANSWER = "Can't reach Deckhand. Check your connection, then try again.";

/**
 * Wraps an offer of the trial and shows the account here what fits: parts with `data-when`, days and dates. A button with
 * `data-start` starts it. Nothing is loaded for a visitor.
 */
class StartTrial extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    this.addEventListener('click', this);
    if (this.closest('session-view[ask]') || hasSessionHint()) void this.#follow();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this);
    this.#stop();
  }

  async #follow(): Promise<void> {
    try {
      const { followTrial } = await import('./follow-trial.ts');
      if (this.isConnected) this.#stop = followTrial(this);
    } catch {
      // A press tries again, and says what is wrong.
      for (const button of this.querySelectorAll<HTMLButtonElement>('[data-start]')) button.disabled = false;
    }
  }

  async handleEvent({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
    if (!button || button.ariaBusy === 'true') return;
    showProblem(this, '');
    setBusy(button, true);
    try {
      const { start } = await import('./follow-trial.ts');
      await start(this);
    } catch {
      showProblem(this, NO_ANSWER);
    }
    setBusy(button, false);
  }
}

customElements.define('start-trial', StartTrial);
