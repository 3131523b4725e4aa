import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { DEMO_NAME, type DemoAnswer, type DrawnLogo } from './demo-brief.ts';

/** How long a name has to rest before it is drawn, and how long drawing may take without a word, in milliseconds. */
const REST_MS = 80;
const SILENT_MS = 300;

/** Where the studio looks for the brief that this tab was working on. */
const STUDIO_DRAFT = 'draft:logo-generator';

const FAILED = 'The designer did not load. What you see is the last drawing.';

/**
 * Draws the typed name as it is typed, by the studio's own designer in a worker, which is loaded when the first pointer
 * or key comes near. The newest name wins; until it is drawn, and where it cannot be, the last drawing stays.
 */
class LogoDemo extends HTMLElement {
  #worker: Worker | null = null;
  /** Number of the last question, and when it was asked. */
  #asked = 0;
  #since = 0;
  #isTouched = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #urls: string[] = [];

  connectedCallback(): void {
    for (const type of ['pointerenter', 'focusin', 'input', 'click']) this.addEventListener(type, this);
    // A browser that comes back to the page fills in what was typed and chosen.
    if (this.#name !== DEMO_NAME || this.querySelector(':checked:not([checked])')) this.#askSoon(0);
  }

  disconnectedCallback(): void {
    for (const type of ['pointerenter', 'focusin', 'input', 'click']) this.removeEventListener(type, this);
    clearTimeout(this.#rest);
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'input') {
      this.#isTouched = true;
      this.#askSoon(target === this.#field ? REST_MS : 0);
    } else if (type === 'click') {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-studio]')) this.#takeAlong();
      if (target.closest('[data-again]')) this.#ask();
    } else if (!this.#worker && this.#asked === 0) this.#send();
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input[name=name]');
  }

  get #name(): string {
    return this.#field?.value.trim() || DEMO_NAME;
  }

  get #genre(): string {
    return this.querySelector<HTMLInputElement>('input[name=genre]:checked')?.value ?? '';
  }

  #askSoon(rest: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#ask(), rest);
  }

  #ask(): void {
    this.#asked++;
    this.#since = performance.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#say('busy', 'Drawing'), SILENT_MS);
    this.#send();
  }

  /** Starts the worker where there is none. Before anybody typed, the question only warms it up. */
  #send(): void {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./logo-demo.worker.ts', import.meta.url), { type: 'module' });
      this.#worker.addEventListener('message', ({ data }: MessageEvent<DemoAnswer>) => this.#take(data));
      this.#worker.addEventListener('error', () => this.#break());
    }
    this.#worker.postMessage({ id: this.#asked, name: this.#name, genre: this.#genre });
  }

  #take({ id, logos, refusal = '' }: DemoAnswer): void {
    if (id !== this.#asked || id === 0) return;
    clearTimeout(this.#silence);
    this.#refuse(refusal);
    if (logos) void this.#show(id, logos);
    else if (refusal) this.#say('kept', 'The last drawing stays.');
    else this.#say('failed', FAILED);
  }

  /** A worker that broke is replaced with the next question. */
  #break(): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#asked > 0) this.#take({ id: this.#asked });
  }

  async #show(id: number, logos: readonly DrawnLogo[]): Promise<void> {
    const urls = logos.map(({ svg }) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    // All of them change at once.
    await Promise.allSettled(urls.map((src) => Object.assign(new Image(), { src }).decode()));
    const isStale = id !== this.#asked;
    for (const url of isStale ? urls : this.#urls) URL.revokeObjectURL(url);
    if (isStale) return;
    this.#urls = urls;
    for (const [at, image] of this.querySelectorAll('img').entries()) {
      const url = urls[at];
      image.hidden = url === undefined;
      if (url === undefined) continue;
      image.src = url;
      image.alt = `${this.#name}: ${logos[at]?.kind}`;
    }
    const seconds = (performance.now() - this.#since) / 1000;
    this.#say('drawn', `${urls.length} drawn in ${seconds.toFixed(2)} s on this device`);
  }

  #say(state: 'busy' | 'drawn' | 'kept' | 'failed', words: string): void {
    this.dataset.state = state;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }

  #refuse(reason: string): void {
    const place = this.querySelector('.err');
    if (place) place.textContent = reason;
    this.#field?.setAttribute('aria-invalid', String(reason !== ''));
  }

  /** The studio goes on from here. What was begun there stays, unless something was typed here. */
  #takeAlong(): void {
    if (!this.#isTouched && recall(tabMemory, STUDIO_DRAFT) !== null) return;
    remember(tabMemory, STUDIO_DRAFT, { name: this.#name, genre: this.#genre });
  }
}

customElements.define('logo-demo', LogoDemo);
