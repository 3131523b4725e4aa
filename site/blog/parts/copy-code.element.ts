import { copyButton } from '../copy-button.ts';

/** A block of text with a button that copies it. */
class CopyCode extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector('button')) return;
    const text = () => this.querySelector('pre')?.textContent?.trimEnd() ?? '';
    this.append(copyButton('Copy', text));
  }
}

customElements.define('copy-code', CopyCode);
