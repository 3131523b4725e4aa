import { openDialog, pressedLink } from './open-dialog.ts';

/** Opens its picture over the page instead of on a page of its own. */
class PictureLightbox extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent(event: Event): void {
    const dialog = this.querySelector('dialog');
    if (!dialog || !pressedLink(event, '[data-opens]')) return;
    event.preventDefault();
    void openDialog(dialog);
  }
}

customElements.define('picture-lightbox', PictureLightbox);
