import { showWords } from '#site/lib/show-words.ts';
import type { CheckDesk } from './check-desk.ts';

const NOT_LOADED = 'We couldn’t load the checker. Check your connection, then try again.';

/** Takes sealed copies. What checks them loads once the page is at rest, or as soon as somebody reaches for it. */
class SealChecker extends HTMLElement {
  #desk: Promise<CheckDesk> | null = null;

  connectedCallback(): void {
    const input = this.querySelector<HTMLInputElement>('input[type=file]');
    input?.addEventListener('change', () => {
      const files = [...(input.files ?? [])];
      input.value = '';
      void this.#ask((desk) => desk.take(files));
    });
    this.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>('[data-do]')?.dataset.do;
      if (pressed === 'choose') input?.click();
      if (pressed === 'sample') void this.#ask((desk) => desk.trySample());
      if (pressed === 'stop') void this.#ask((desk) => desk.stop());
      if (pressed === 'retry') void this.#ask((desk) => desk.retry());
      if (pressed === 'clear') void this.#ask((desk) => desk.clear());
    });
    this.#acceptDrops();
    const warmUp = async (): Promise<void> => (await this.#load())?.getReady();
    addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(warmUp), { once: true });
  }

  /** A file may be dropped anywhere on the page: beside the panel a browser would leave the page for it. */
  #acceptDrops(): void {
    const zone = this.querySelector<HTMLElement>('[data-part=drop]');
    if (!zone) return;
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    addEventListener('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      zone.dataset.over = '';
    });
    addEventListener('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) delete zone.dataset.over;
    });
    addEventListener('drop', (event) => {
      delete zone.dataset.over;
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      void this.#ask((desk) => desk.take(files));
    });
  }

  /** What does the work; null where it can’t be loaded. */
  async #load(): Promise<CheckDesk | null> {
    this.#desk ??= import('./check-desk.ts').then(({ CheckDesk }) => new CheckDesk(this));
    try {
      return await this.#desk;
    } catch {
      this.#desk = null;
      return null;
    }
  }

  async #ask(what: (desk: CheckDesk) => unknown): Promise<void> {
    const desk = await this.#load();
    if (desk) what(desk);
    const problem = this.querySelector<HTMLElement>('[data-part=problem]');
    if (desk || !problem) return;
    showWords(problem, { problem: NOT_LOADED });
    problem.hidden = false;
  }
}

customElements.define('seal-checker', SealChecker);
