/** Goes at a press, and comes back when another part of the page asks for it. */
class WelcomeBack extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this);
    document.addEventListener('deckhand:welcome-back', this);
  }

  disconnectedCallback(): void {
    document.removeEventListener('deckhand:welcome-back', this);
  }

  handleEvent({ type }: Event): void {
    this.toggleAttribute('data-dismissed', type === 'click');
    if (type !== 'click') this.querySelector('a')?.focus({ preventScroll: true });
  }
}

customElements.define('welcome-back', WelcomeBack);
