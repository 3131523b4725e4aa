import { addressOf, numberIn, takeFromAddress } from '#site/lib/form-fields.ts';
import { showAddress } from '#site/lib/show-address.ts';
import { showShares, showWords } from '#site/lib/show-words.ts';
import { type MonthOffer, monthView } from './month-view.ts';

/** Adds up a month as its numbers change; the address holds those that differ from the example. */
class MonthCost extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    for (const button of form.querySelectorAll('button')) button.disabled = false;
    for (const field of this.#fields()) field.readOnly = false;
    form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('click', this);
    this.addEventListener('input', this);
    this.addEventListener('change', this);
    takeFromAddress(form, new URLSearchParams(location.search));
    this.#settle();
    this.#show();
  }

  disconnectedCallback(): void {
    for (const type of ['click', 'input', 'change']) this.removeEventListener(type, this);
  }

  handleEvent({ type, target }: Event): void {
    const form = this.querySelector('form');
    if (!form || !(target instanceof Element)) return;
    const button = type === 'click' ? target.closest('button') : null;
    if (type === 'click' && !button) return;
    if (button?.dataset.reset !== undefined) form.reset();
    const stepped = button?.parentElement?.querySelector<HTMLInputElement>('input[name]');
    if (stepped) stepped.value = String(numberIn(stepped) + Number(button?.dataset.step));
    // What is being typed stays as it is until the field is left, unless it is too much.
    const isTyped = type === 'input' && target instanceof HTMLInputElement;
    if (!isTyped || target.valueAsNumber > Number(target.max)) this.#settle();
    this.#show();
    if (!isTyped || target.valueAsNumber === numberIn(target)) showAddress(addressOf(form));
  }

  #fields(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[name]')];
  }

  /** Each field holds the number that counts. */
  #settle(): void {
    for (const field of this.#fields()) field.value = String(numberIn(field));
  }

  #show(): void {
    const lines = this.#fields().map((field) => {
      const count = numberIn(field);
      for (const button of field.parentElement?.querySelectorAll('button') ?? [])
        button.ariaDisabled = String(count === Number(button.dataset.step === '1' ? field.max : field.min));
      return { name: field.name, cost: Number(field.dataset.cost), count };
    });
    const offer: MonthOffer = JSON.parse(this.dataset.offer ?? '{}');
    const { words, share, scale } = monthView(lines, offer);
    showWords(this, words);
    showWords(this, Object.fromEntries(lines.map(({ name, cost, count }) => [name, String(cost * count)])));
    showShares(this, { month: share });
    this.querySelector('[role=img]')?.setAttribute('aria-label', scale);
  }
}

customElements.define('month-cost', MonthCost);
