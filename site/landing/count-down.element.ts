import { CLOCK_SECONDS, clockWords, tick } from './decorative-clock.ts';

/** A clock for decoration: it ticks, starts again, and ends nothing. */
class CountDown extends HTMLElement {
  #left = CLOCK_SECONDS;
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#timer = setInterval(() => {
      this.#left = tick(this.#left);
      this.textContent = clockWords(this.#left);
    }, 1000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }
}

customElements.define('count-down', CountDown);
