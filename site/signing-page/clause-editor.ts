import { html } from '#core/markup.ts';
import { linesOf } from '#core/tools/contract-generator/clauses/lines-of.ts';
import { diffMarkup } from '#core/tools/contract-generator/signing-page/diff-markup.ts';
import type { ProposalDraft } from './proposal-drafts.ts';
import { setMarkup } from './set-markup.ts';

/** A clause that can be changed, as the button beside its title knows it. */
export class EditableClause {
  readonly button: HTMLButtonElement;
  readonly number: number;
  /** Each paragraph is a line. */
  readonly printed: string;
  /** Can’t be struck. */
  readonly isEssential: boolean;
  /** What of it the contract states elsewhere too; or empty. */
  readonly stated: string;

  constructor(button: HTMLButtonElement) {
    const { propose, text = '', essential, stated = '' } = button.dataset;
    this.button = button;
    this.number = Number(propose);
    this.printed = text;
    this.isEssential = essential !== undefined;
    this.stated = stated;
  }
}

/** The one form for changes, which goes from clause to clause. */
export class ClauseEditor {
  #form: HTMLFormElement;
  #clause: EditableClause | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** The clause that it is open for. */
  get clause(): EditableClause | null {
    return this.#clause;
  }

  typed(): ProposalDraft {
    const fields = new FormData(this.#form);
    const text = (name: string): string => String(fields.get(name) ?? '');
    return { kind: text('kind') === 'strike' ? 'strike' : 'text', text: text('text'), why: text('why') };
  }

  open(clause: EditableClause, draft: ProposalDraft | null): void {
    this.#clause?.button.setAttribute('aria-expanded', 'false');
    this.#clause = clause;
    clause.button.setAttribute('aria-expanded', 'true');
    this.#fill(clause, draft ?? { kind: 'text', text: clause.printed, why: '' });
    this.showChanges();
    clause.button.closest('.cl')?.after(this.#form);
    this.#form.hidden = false;
    this.#form.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });
    this.#form.scrollIntoView({ block: 'nearest' });
  }

  close(): void {
    const button = this.#clause?.button;
    this.#clause = null;
    this.#form.hidden = true;
    button?.setAttribute('aria-expanded', 'false');
    button?.focus();
  }

  /** What the clause says now against what is typed. */
  showChanges(): void {
    if (!this.#clause) return;
    const { number, printed } = this.#clause;
    const { kind, text } = this.typed();
    const changes = diffMarkup(number, linesOf(printed), kind === 'strike' ? [] : linesOf(text));
    const none = html`<p class="muted">Nothing yet</p>`;
    setMarkup(this.#form.querySelector('[data-diff]'), changes.length > 0 ? html`${changes}` : none);
  }

  #fill({ number, isEssential, stated }: EditableClause, draft: ProposalDraft): void {
    // Also forgets what was said of another clause.
    this.#form.reset();
    for (const [name, value] of Object.entries(draft)) {
      const field = this.#form.elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLTextAreaElement) field.value = value;
    }
    for (const place of this.#form.querySelectorAll('[data-clause]')) place.textContent = String(number);
    this.#form.querySelector('[data-choices]')?.toggleAttribute('hidden', isEssential);
    this.#form.querySelector('[data-no-strike]')?.toggleAttribute('hidden', !isEssential);
    this.#form.querySelector('[data-stated-note]')?.toggleAttribute('hidden', stated === '');
    const figures = this.#form.querySelector('[data-stated]');
    if (figures) figures.textContent = stated;
  }
}
