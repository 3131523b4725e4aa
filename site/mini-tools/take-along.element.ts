import { copyText } from '#site/lib/copy-text.ts';
import { settleAddress } from '#site/lib/show-address.ts';

/** The buttons that hand a result on. The tool around it answers `take-along` events with the text to copy. */
class TakeAlong extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    this.addEventListener('click', this);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this);
  }

  async handleEvent({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest('button') : null;
    settleAddress();
    if (button?.dataset.take === 'print') print();
    if (button?.dataset.take === 'link') await this.#copy(location.href, 'Link copied');
    if (button?.dataset.take !== 'text') return;
    const ask = new CustomEvent('take-along', { bubbles: true, detail: { text: '' } });
    this.dispatchEvent(ask);
    await this.#copy(ask.detail.text, 'Text copied');
  }

  async #copy(text: string, done: string): Promise<void> {
    const said = this.querySelector('[role=status]');
    const isCopied = await copyText(text);
    if (said) said.textContent = isCopied ? done : 'The browser did not allow the clipboard';
  }
}

customElements.define('take-along', TakeAlong);
