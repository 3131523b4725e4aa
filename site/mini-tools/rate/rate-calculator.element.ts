import { accepts, addressOf, fieldsOf, numberIn, takeFromAddress } from '#site/lib/form-fields.ts';
import { showAddress } from '#site/lib/show-address.ts';
import { showShares, showWords } from '#site/lib/show-words.ts';
import { followFader, setFader, settleField } from '../fader.ts';
import { CURRENCIES, isRateCurrency, type RateCurrency } from './rate-fields.ts';
import { type RateView, rateView } from './rate-view.ts';

/** The fields and the result beside them; the address holds what was changed. */
class RateCalculator extends HTMLElement {
  #currency: RateCurrency = 'EUR';
  #view: RateView | null = null;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    this.addEventListener('input', (event) => {
      followFader(event);
      if (event.target instanceof HTMLSelectElement) this.#use(form, event.target.value);
      this.#show(form);
      showAddress(addressOf(form));
    });
    this.addEventListener('change', (event) => {
      if (settleField(event)) showAddress(addressOf(form));
    });
    this.addEventListener('take-along', (event) => {
      if (event instanceof CustomEvent) event.detail.text = `${this.#view?.text}\n${location.href}`;
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    const asked = new URLSearchParams(location.search);
    const currency = form.querySelector('select');
    // What a field may hold follows from the currency, so that comes first.
    const code = asked.get('in');
    if (currency && code && accepts(currency, code)) {
      currency.value = code;
      this.#use(form, code);
    }
    takeFromAddress(form, asked);
    for (const field of this.#numbers(form)) setFader(field);
    this.#show(form);
  }

  /** Fits the money fields to another currency: the same places on the faders, no conversion. */
  #use(form: HTMLFormElement, code: string): void {
    if (!isRateCurrency(code)) return;
    const times = CURRENCIES[code].scale / CURRENCIES[this.#currency].scale;
    this.#currency = code;
    if (times === 1) return;
    const fitted = (amount: number): string => String(Number((amount * times).toFixed(2)));
    for (const field of this.#numbers(form)) {
      if (field.dataset.money === undefined) continue;
      const range = field.closest('.fader')?.querySelector<HTMLInputElement>('input[type=range]');
      const value = fitted(numberIn(field));
      field.max = fitted(Number(field.max));
      // Where the fader stands unless it is moved: the address leaves that out in any currency.
      field.defaultValue = fitted(Number(field.defaultValue));
      if (range) [range.max, range.step] = [field.max, fitted(Number(range.step))];
      field.value = value;
      setFader(field);
    }
  }

  #numbers(form: HTMLFormElement): HTMLInputElement[] {
    return fieldsOf(form).filter(
      (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'number',
    );
  }

  #show(form: HTMLFormElement): void {
    const values = Object.fromEntries(this.#numbers(form).map((field) => [field.name, numberIn(field)]));
    this.#view = rateView(values, this.#currency);
    showWords(this, this.#view.words);
    showShares(this, this.#view.shares);
    const { shares } = this.#view;
    for (const mark of this.querySelectorAll<HTMLElement>('.rate-mark'))
      mark.hidden = !shares[mark.dataset.share ?? ''];
  }
}

customElements.define('rate-calculator', RateCalculator);
