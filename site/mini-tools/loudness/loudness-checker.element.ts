import type { MeasuredSound } from '#core/music/measured-sound.ts';
import { type FileRow, fileRow } from './file-row.ts';

interface Job {
  file: File;
  row: FileRow;
  stopper: AbortController;
}

/** The meter loads with the first file, or just before. */
const parts = () => Promise.all([import('./measure-file.ts'), import('./show-report.ts')]);

/** Files one after another through the meter; the report shows the one that was finished or chosen last. */
class LoudnessChecker extends HTMLElement {
  #waiting: Job[] = [];
  #isBusy = false;
  #text = '';

  connectedCallback(): void {
    const zone = this.querySelector<HTMLElement>('.loud-drop');
    const input = this.querySelector<HTMLInputElement>('input[type=file]');
    if (!zone || !input) return;
    input.disabled = false;
    input.addEventListener('change', () => {
      this.#take([...(input.files ?? [])]);
      input.value = '';
    });
    for (const type of ['pointerenter', 'focusin', 'dragenter'])
      zone.addEventListener(type, () => void parts().catch(() => undefined), { once: true });
    this.addEventListener('dragover', (event) => {
      event.preventDefault();
      zone.dataset.over = '';
    });
    this.addEventListener('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !this.contains(relatedTarget)) delete zone.dataset.over;
    });
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      delete zone.dataset.over;
      this.#take([...(event.dataTransfer?.files ?? [])]);
    });
    this.addEventListener('take-along', (event) => {
      if (event instanceof CustomEvent) event.detail.text = this.#text || this.dataset.example;
    });
  }

  #take(files: readonly File[]): void {
    const list = this.querySelector('.loud-files');
    for (const file of files) {
      const row = fileRow(this, file.name);
      if (!row || !list) continue;
      const stopper = new AbortController();
      const job = { file, row, stopper };
      row.onStop(() => this.#stop(job));
      list.append(row.element);
      this.#waiting.push(job);
    }
    void this.#work();
  }

  #stop(job: Job): void {
    job.stopper.abort(new DOMException('Stopped', 'AbortError'));
    if (!this.#waiting.includes(job)) return;
    this.#waiting = this.#waiting.filter((one) => one !== job);
    job.row.stopped();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) await this.#measure(job);
    this.#isBusy = false;
  }

  async #measure({ file, row, stopper }: Job): Promise<void> {
    try {
      const [{ measureFile }] = await parts();
      const sound = await measureFile(file, row.stage, stopper.signal);
      await this.#show(file.name, sound);
      row.done(sound.integrated, () => void this.#show(file.name, sound));
    } catch (error) {
      if (stopper.signal.aborted) row.stopped();
      else row.failed(error);
    }
  }

  async #show(name: string, sound: MeasuredSound): Promise<void> {
    const [, { showReport }] = await parts();
    const report = this.querySelector<HTMLElement>('.loud-report');
    if (report) this.#text = showReport(report, name, sound);
  }
}

customElements.define('loudness-checker', LoudnessChecker);
