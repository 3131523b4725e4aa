/** Written out: the table of the API would cost a public page more than all of this. */
const ADDRESS = '/api/health';

/** Longer than this, in milliseconds, is no answer. */
const PATIENCE_MS = 8000;

async function answers(): Promise<boolean> {
  try {
    const reply = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS), cache: 'no-store' });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Asks whether Deckhand answers, and shows which: `data-answer` is asking, yes or no. */
class ServiceLamp extends HTMLElement {
  /** Counts the questions: an answer that comes late is none to the next one. */
  #turn = 0;

  connectedCallback(): void {
    addEventListener('online', this);
    addEventListener('offline', this);
    this.querySelector('button')?.addEventListener('click', this);
    void this.#ask();
  }

  disconnectedCallback(): void {
    removeEventListener('online', this);
    removeEventListener('offline', this);
  }

  handleEvent(): void {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    this.dataset.answer = 'asking';
    const answer = (await answers()) ? 'yes' : 'no';
    if (turn === this.#turn) this.dataset.answer = answer;
  }
}

customElements.define('service-lamp', ServiceLamp);
