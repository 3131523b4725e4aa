import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { DEMO_NAME, type DemoAnswer } from './demo-brief.ts';

/** How long a name has to rest before it is drawn, and how long drawing may take without a word, in milliseconds. */
const REST_MS = 80;
const SILENT_MS = 300;

/** Where the way to an account leads from here: into the studio, with what was typed. */
const INTO_STUDIO = '/signin?new&next=%2Flogo-generator';

/** Where the studio looks for the brief that this tab was working on. */
const STUDIO_DRAFT = 'draft:logo-generator';

const FAILED = "The designer didn't load.";

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
  /** What was typed when the last question was asked, and when the last drawing was: empty before, and where the field is. */
  #askedName = '';
  #drawnName = '';
  #rest: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #urls: string[] = [];

  connectedCallback(): void {
    for (const type of ['pointerenter', 'focusin', 'input', 'click']) this.addEventListener(type, this);
    addEventListener('pageshow', this);
  }

  disconnectedCallback(): void {
    for (const type of ['pointerenter', 'focusin', 'input', 'click']) this.removeEventListener(type, this);
    removeEventListener('pageshow', this);
    clearTimeout(this.#rest);
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'input') this.#change(target === this.#field ? REST_MS : 0);
    // A browser that comes back to the page fills in what was typed and chosen.
    else if (type === 'pageshow') {
      if (this.#name !== DEMO_NAME || this.querySelector(':checked:not([checked])')) this.#change(0);
    } else if (type === 'click') {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-studio]')) this.#takeAlong(this.#ownName || DEMO_NAME);
      if (this.#isTouched && target.closest('[data-start]')) this.#takeAlong(this.#ownName);
      if (target.closest('[data-again]')) {
        this.#field?.focus();
        this.#ask();
      }
    } else if (!this.#worker && this.#asked === 0) this.#send();
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector('input[name=name]');
  }

  /** The name that was drawn; another one may be in the field by now. */
  get #shownName(): string {
    return this.#askedName || DEMO_NAME;
  }

  get #name(): string {
    return this.#field?.value.trim() || DEMO_NAME;
  }

  /** What comes along: what is typed, but for what was refused. */
  get #ownName(): string {
    const isRefused = this.#field?.getAttribute('aria-invalid') === 'true';
    return isRefused ? this.#drawnName : (this.#field?.value.trim() ?? '');
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
    this.#askedName = this.#field?.value.trim() ?? '';
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

  #take(answer: DemoAnswer): void {
    const { id, logos, refusal = '' } = answer;
    if (id !== this.#asked || id === 0) return;
    clearTimeout(this.#silence);
    this.#refuse(refusal);
    if (logos) void this.#show(answer);
    else if (refusal) this.#say('kept', '');
    else this.#say('failed', FAILED);
  }

  /** A worker that broke is replaced with the next question. */
  #break(): void {
    this.#worker?.terminate();
    this.#worker = null;
    if (this.#asked > 0) this.#take({ id: this.#asked });
  }

  async #show({ id, logos = [], paper }: DemoAnswer): Promise<void> {
    const url = (svg: string) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const urls = logos.map(({ svg }) => url(svg));
    const black = paper && url(paper.black);
    const all = black ? [...urls, black] : urls;
    // All of them change at once.
    await Promise.allSettled(all.map((src) => Object.assign(new Image(), { src }).decode()));
    const isStale = id !== this.#asked;
    for (const old of isStale ? all : this.#urls) URL.revokeObjectURL(old);
    if (isStale) return;
    this.#urls = all;
    // The large one stood in the page itself.
    this.querySelector('li > svg')?.replaceWith(new Image(1200, 900));
    for (const [at, image] of this.querySelectorAll<HTMLImageElement>('li > img').entries()) {
      const src = urls[at];
      image.hidden = src === undefined;
      if (src === undefined) continue;
      image.src = src;
      image.alt = `${this.#shownName}: ${logos[at]?.kind}`;
    }
    this.#putOnPapers(urls[0], black);
    const { ground = '', ink = '', accent = '' } = paper ?? {};
    for (const [name, colour] of Object.entries({ ground, ink, accent }))
      this.style.setProperty(`--${name}`, colour);
    const seconds = (performance.now() - this.#since) / 1000;
    this.#say('drawn', `Drawn in ${seconds.toFixed(2)} s`);
  }

  /** The name, and the first logo as it is and in black, wherever a paper bears them. */
  #putOnPapers(cover: string | undefined, black: string | undefined): void {
    for (const [place, src] of [['[data-cover]', cover] as const, ['[data-paper]', black] as const]) {
      const image = this.querySelector<HTMLImageElement>(place);
      if (image && src) image.src = src;
    }
    for (const place of this.querySelectorAll('[data-name]')) place.textContent = this.#shownName;
    const along = this.querySelector('[data-along]');
    this.#drawnName = this.#askedName;
    if (along) along.textContent = this.#drawnName && `${this.#drawnName} comes with you.`;
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

  /** Something was typed or chosen: it is drawn, and the way to an account goes on into the studio. */
  #change(rest: number): void {
    this.#isTouched = true;
    this.querySelector('[data-start]')?.setAttribute('href', INTO_STUDIO);
    this.#askSoon(rest);
  }

  /** The studio goes on from here. What was begun there stays, unless something was typed here. */
  #takeAlong(name: string): void {
    if (!this.#isTouched && recall(tabMemory, STUDIO_DRAFT) !== null) return;
    remember(tabMemory, STUDIO_DRAFT, { name, genre: this.#genre });
  }
}

customElements.define('logo-demo', LogoDemo);
