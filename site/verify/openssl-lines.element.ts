import { sealKeyPath } from '#core/signing/seal/seal-keys.ts';
import { copyText } from '#site/lib/copy-text.ts';
import { opensslLines } from './openssl-lines.ts';

/** Long enough to be seen. */
const COPIED_MS = 2000;

/** Breaks nowhere: an option without its hyphen is another one. */
const wordOf = (text: string): HTMLElement =>
  Object.assign(document.createElement('span'), { textContent: text });

/** The three lines, each with a button that copies it. */
export class OpensslLines extends HTMLElement {
  #settling: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    for (const [index, button] of this.querySelectorAll('button').entries())
      button.addEventListener('click', () => void this.#copy(button, index + 1));
  }

  /** Names the key and the document of the copy that was checked last, and offers that key. */
  name(key: string, contract: string): void {
    const pem = `${key}.pem`;
    const lines = opensslLines(pem, contract);
    const keys = this.querySelector('.verify-keys');
    keys?.querySelector('[download]')?.remove();
    const link = { href: sealKeyPath(key), download: pem, textContent: `Download ${pem}` };
    keys?.append(Object.assign(document.createElement('a'), link));
    for (const [index, code] of this.querySelectorAll('code').entries()) {
      const words = lines[index]?.split(' ') ?? [];
      code.replaceChildren(...words.flatMap((word) => [wordOf(word), ' ']));
    }
  }

  async #copy(button: HTMLElement, number: number): Promise<void> {
    const line = button.previousElementSibling;
    const isCopied = await copyText(line?.textContent?.trim() ?? '');
    this.#settle();
    if (isCopied) {
      button.dataset.copied = '';
      this.#settling = setTimeout(() => this.#settle(), COPIED_MS);
    } else if (line) getSelection()?.selectAllChildren(line);
    this.#say(
      isCopied ? `Line ${number} copied` : 'Selected, not copied: the browser keeps the clipboard closed.',
    );
  }

  /** Takes back the tick of the line before, and what was said of it. */
  #settle(): void {
    clearTimeout(this.#settling);
    this.querySelector('[data-copied]')?.removeAttribute('data-copied');
    this.#say('');
  }

  #say(words: string): void {
    const said = this.querySelector('[role=status]');
    if (said) said.textContent = words;
  }
}

customElements.define('openssl-lines', OpensslLines);
