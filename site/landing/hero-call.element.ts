/** How long the button stays lit after a press, in milliseconds. spec §9 */
const FLASH_MS = 2000;

/** The call of somebody who is signed in: it lights up for a moment, and the page welcomes them back. spec §2 */
class HeroCall extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent(): void {
    const button = this.querySelector('button');
    if (!button || button.ariaBusy === 'true') return;
    button.setAttribute('aria-busy', 'true');
    setTimeout(() => button.removeAttribute('aria-busy'), FLASH_MS);
    document.dispatchEvent(new CustomEvent('deckhand:welcome-back'));
  }
}

customElements.define('hero-call', HeroCall);
