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
  connectedCallback(): void {
    for (const button of this.querySelectorAll('button'))
      button.addEventListener('click', () => void this.#copy(button));
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

  async #copy(button: HTMLElement): Promise<void> {
    const line = button.previousElementSibling;
    const isCopied = await copyText(line?.textContent?.trim() ?? '');
    const said = this.querySelector('[role=status]');
    if (said)
      said.textContent = isCopied
        ? 'Copied'
        : 'Selected, not copied: the browser keeps the clipboard closed.';
    if (!isCopied) {
      if (line) getSelection()?.selectAllChildren(line);
      return;
    }
    button.dataset.copied = '';
    setTimeout(() => {
      delete button.dataset.copied;
      if (said) said.textContent = '';
    }, COPIED_MS);
  }
}

customElements.define('openssl-lines', OpensslLines);
