import { hasSessionHint } from '#site/lib/session-hint.ts';
import { setBusy, showProblem } from './start-button.ts';

const NO_ANSWER = "Can't reach Deckhand. Check your connection, then try again.";

/** What an offer does once somebody is signed in, or presses. */
interface Follower {
  /** Shows the account here what fits, and keeps to it. Returns how to stop. */
  follow: (root: HTMLElement) => () => void;
  /** What the press begins; false where the page goes on to another. Says why where it doesn't begin. */
  start: (root: HTMLElement) => Promise<boolean>;
}

/**
 * Wraps an offer and shows the account here what fits: parts with `data-when`, sums and dates. A button with `data-start` begins
 * it. Nothing is loaded for a visitor.
 */
export abstract class OfferElement extends HTMLElement {
  /** What the button says while it begins. */
  protected abstract readonly busyWords: string;
  #stop = () => {};

  protected abstract load(): Promise<Follower>;

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
      const { follow } = await this.load();
      if (this.isConnected) this.#stop = follow(this);
    } catch {
      // A press tries again, and says what is wrong.
      for (const button of this.querySelectorAll<HTMLButtonElement>('[data-start]')) button.disabled = false;
    }
  }

  async handleEvent({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
    if (!button || button.ariaBusy === 'true') return;
    showProblem(this, '');
    setBusy(button, this.busyWords);
    let isHere = true;
    try {
      const { start } = await this.load();
      isHere = await start(this);
    } catch {
      showProblem(this, NO_ANSWER);
    }
    if (isHere) setBusy(button, null);
  }
}
