import { OfferElement } from './offer-element.ts';

/** An order that is paid for; its button leads to where that is done. */
class PayOrder extends OfferElement {
  protected readonly busyWords = 'Opening payment...';

  protected load() {
    return import('./follow-order.ts');
  }
}

customElements.define('pay-order', PayOrder);
