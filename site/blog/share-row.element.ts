import { copyButton } from './copy-button.ts';

/** Adds the copying of the link, and the device's own sheet where the browser has one. */
class ShareRow extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector('button')) return;
    const { title = document.title, address: url = location.href } = this.dataset;
    this.append(copyButton('Copy link', () => url));
    const sheet = { title, url };
    if (!navigator.canShare?.(sheet)) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn sm';
    button.textContent = 'Share';
    // Whoever closes the sheet has decided: nothing to say.
    button.addEventListener('click', () => void navigator.share(sheet).catch(() => undefined));
    this.append(button);
  }
}

customElements.define('share-row', ShareRow);
