import { OfferElement } from './offer-element.ts';

/** An offer of the trial, or of Pro where that depends on it; its button starts the trial. */
class StartTrial extends OfferElement {
  protected readonly busyWords = 'Starting...';

  protected async load() {
    const { followTrial: follow, start } = await import('./follow-trial.ts');
    return { follow, start };
  }
}

customElements.define('start-trial', StartTrial);
