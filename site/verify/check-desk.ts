import { saveFile } from '#site/lib/save-file.ts';
import { showWords } from '#site/lib/show-words.ts';
import { CheckProblem, checkCopy, workerUrl } from './check-copy.ts';
import type { CheckProgress } from './check-messages.ts';
import { type CheckedCopy, headOfResults, namesForOpenssl } from './checked-copy.ts';
import { type GivenCopy, givenCopies, MOST_COPIES, refusalOf } from './given-copies.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { OpensslLines } from './openssl-lines.element.ts';
import { readKeys } from './read-keys.ts';
import { reportName, reportText } from './report-text.ts';
import { resultPanel } from './result-panel.ts';
import { startMeter } from './run-meter.ts';
import { sampleCopies, sampleUrl } from './sample-copies.ts';

const NO_KEYS =
  'We couldn’t load Deckhand’s public keys, so nothing can be checked yet. Connect to the internet, then retry.';
const NO_SAMPLE = 'We couldn’t load the sample. Check your connection, then retry.';
const BROKEN = 'We couldn’t check this copy. Load the page again, then try once more.';

/** Checks a copy. Rejects with a CheckProblem where only our keys could tell and there are none, as without a network at the first visit. */
async function check(
  copy: GivenCopy,
  onProgress: (progress: CheckProgress) => void,
  signal: AbortSignal,
): Promise<CheckedCopy> {
  const { files, isZip, isSample } = copy;
  const keys = isSample ? [] : await readKeys(signal).catch(() => null);
  const result = await checkCopy({ copy: { files, isZip }, keys: keys ?? [] }, onProgress, signal);
  if (!keys && result.report.verdict === 'unknown-key') throw new CheckProblem(NO_KEYS);
  return { ...copy, ...result };
}

/** Checks the copies that somebody chooses, one or two side by side, and shows what was found. */
export class CheckDesk {
  readonly #root: HTMLElement;
  #shown: readonly CheckedCopy[] = [];
  /** Those of the check that is under way. */
  #pending: readonly GivenCopy[] = [];
  #urls: string[] = [];
  #stopper: AbortController | null = null;
  #retry: (() => Promise<void>) | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Reads the keys, and has the page kept for the way without a network. */
  async getReady(): Promise<void> {
    await readKeys().catch(() => undefined);
    if (await keepForOffline([workerUrl, sampleUrl])) this.#part('offline')?.removeAttribute('hidden');
  }

  /** Checks what was chosen: a second copy beside the first, a third instead of them. */
  async take(files: readonly File[]): Promise<void> {
    const copies = await givenCopies(files);
    if (copies.length === 0) return;
    const refusal = refusalOf(copies);
    if (refusal) return this.#complain(refusal);
    const pending = [...this.#pending, ...copies];
    const hasRoom = this.#shown.length + pending.length <= MOST_COPIES;
    this.#pending = hasRoom ? pending : copies;
    const next = this.#pending;
    await this.#run(hasRoom ? this.#shown : [], async () => next);
  }

  async trySample(): Promise<void> {
    this.#pending = [];
    await this.#run([], (signal) =>
      sampleCopies(signal).catch((error: unknown) => {
        throw new CheckProblem(NO_SAMPLE, { cause: error });
      }),
    );
  }

  stop(): void {
    this.#stopper?.abort();
  }

  async retry(): Promise<void> {
    await this.#retry?.();
  }

  clear(): void {
    this.#stopper?.abort();
    this.#stopper = null;
    this.#pending = [];
    this.#retry = null;
    this.#complain('');
    this.#show([]);
    this.#button('choose')?.focus();
  }

  async #run(
    before: readonly CheckedCopy[],
    copiesOf: (signal: AbortSignal) => Promise<readonly GivenCopy[]>,
  ): Promise<void> {
    this.#stopper?.abort();
    const stopper = new AbortController();
    this.#stopper = stopper;
    this.#complain('');
    const pending = this.#pending;
    this.#retry = async () => {
      this.#pending = pending;
      await this.#run(before, copiesOf);
    };
    const meter = startMeter(this.#root);
    try {
      const checked = [...before];
      const copies = await copiesOf(stopper.signal);
      for (const [index, copy] of copies.entries()) {
        const onProgress = ({ share, doing }: CheckProgress) =>
          meter.show({ share: (index + share) / copies.length, doing });
        checked.push(await check(copy, onProgress, stopper.signal));
      }
      this.#complain('');
      this.#show(checked);
      this.#focusResults();
    } catch (error) {
      const { message, mayRetry } = error instanceof CheckProblem ? error : new CheckProblem(BROKEN);
      if (!stopper.signal.aborted) this.#complain(message, mayRetry);
      else if (this.#stopper === stopper) this.#stopped();
    } finally {
      meter.end();
      if (this.#stopper === stopper) this.#pending = [];
    }
  }

  #stopped(): void {
    showWords(this.#root, { said: 'Stopped' });
    this.#button('choose')?.focus();
  }

  #show(copies: readonly CheckedCopy[]): void {
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = [];
    this.#shown = copies;
    const results = this.#part('results');
    if (results) results.hidden = copies.length === 0;
    this.#part('copies')?.replaceChildren(...copies.flatMap((copy) => this.#panel(copy) ?? []));
    const head = headOfResults(copies);
    showWords(this.#root, {
      heading: head.headline,
      comparison: head.detail,
      clear: copies.length > 1 ? 'Clear both' : 'Clear',
      said: copies.map(({ name, report }) => `${name}: ${report.headline}.`).join(' '),
    });
    const names = namesForOpenssl(copies);
    const lines = document.querySelector('openssl-lines');
    if (names && lines instanceof OpensslLines) lines.name(names.key, names.document);
  }

  #panel(copy: CheckedCopy): HTMLElement | null {
    const url = copy.document && URL.createObjectURL(new Blob([copy.document], { type: 'application/pdf' }));
    if (url) this.#urls.push(url);
    const panel = resultPanel(this.#root, copy, url);
    panel?.querySelector('[data-do=save]')?.addEventListener('click', () => {
      const text = reportText(copy, new Date());
      saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), reportName(copy.name));
      showWords(this.#root, { said: 'Report saved' });
    });
    return panel;
  }

  /** Where somebody has gone on to something else, the results only come. */
  #focusResults(): void {
    const { activeElement } = document;
    const isHere = activeElement === document.body || this.#part('drop')?.contains(activeElement);
    if (isHere) this.#root.querySelector<HTMLElement>('[data-out=heading]')?.focus();
  }

  /** @param mayRetry whether the same may do at another try */
  #complain(problem: string, mayRetry = false): void {
    showWords(this.#root, { problem });
    const part = this.#part('problem');
    if (part) part.hidden = problem === '';
    const retry = this.#button('retry');
    if (retry) retry.hidden = !mayRetry;
  }

  #part(name: string): HTMLElement | null {
    return this.#root.querySelector(`[data-part=${name}]`);
  }

  #button(name: string): HTMLElement | null {
    return this.#root.querySelector(`[data-do=${name}]`);
  }
}
