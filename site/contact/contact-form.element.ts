import type { FieldError } from '#core/errors.ts';
import { wasSubmitted } from '#site/lib/early-submit.ts';
import { type Outcome, sendMessage } from '#site/lib/send-message.ts';
import { hasSessionHint } from '#site/lib/session-hint.ts';
import { showFieldErrors } from '#site/lib/show-field-errors.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { recallDraft, rememberDraft } from './contact-draft.ts';
import { pageBefore } from './page-before.ts';

/** Written out: the table of the API would cost a public page more than all of this. */
const ADDRESS = '/api/contact';

const DRAFTED = ['name', 'email', 'topic', 'message'] as const;

/** 128 random bits. There is no `randomUUID` where a page came without TLS. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sends the form inside without leaving the page, and keeps what was typed until it has arrived. */
class ContactForm extends HTMLElement {
  /** A message whose answer was lost is sent again under the same key, after a reload too, and so arrives once. */
  #key = '';
  /** The page that its writer came from first: the same message names the same one. */
  #before: { page?: string } = {};

  connectedCallback(): void {
    this.addEventListener('submit', this);
    this.addEventListener('input', this);
    const { key, page, ...draft } = recallDraft(tabMemory);
    this.#key = key ?? newKey();
    this.#before = key ? { ...(page && { page }) } : pageBefore(document.referrer, location);
    this.#fill({ topic: new URLSearchParams(location.search).get('topic') ?? '' });
    this.#fill(draft);
    this.#count();
    if (hasSessionHint()) void this.#fillFromAccount();
    if (wasSubmitted(this.#form)) void this.#send();
  }

  disconnectedCallback(): void {
    this.removeEventListener('submit', this);
    this.removeEventListener('input', this);
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') {
      const field = event.target instanceof Element ? event.target.getAttribute('name') : null;
      if (field) showFieldErrors(this.#form, field, []);
      this.#keep();
      this.#count();
    } else {
      event.preventDefault();
      void this.#send();
    }
  }

  get #form(): HTMLFormElement {
    return this.#part<HTMLFormElement>('form');
  }

  #part<E extends HTMLElement>(selector: string): E {
    const part = this.querySelector<E>(selector);
    if (!part) throw new Error(`The form has no ${selector}`);
    return part;
  }

  /** What stands in the fields, texts only. */
  #values(): Record<string, string> {
    const entries = [...new FormData(this.#form)];
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  }

  #keep(): void {
    const values = this.#values();
    const draft = Object.fromEntries(DRAFTED.map((name) => [name, values[name] ?? '']));
    rememberDraft(tabMemory, { ...draft, ...this.#before, key: this.#key });
  }

  /** Fills fields in that are empty; an empty value leaves a field as it is, and so does a choice that there is not. */
  #fill(values: Readonly<Record<string, string | undefined>>): void {
    for (const [name, value] of Object.entries(values)) {
      const field = this.#form.elements.namedItem(name);
      if (value && field && 'value' in field && !field.value) field.value = value;
    }
  }

  /** Who is signed in need not type who they are. */
  async #fillFromAccount(): Promise<void> {
    const { $user } = await import('#site/lib/session.store.ts');
    const stop = $user.subscribe((user) => {
      if (!user) return;
      this.#fill({ name: user.firstName, email: user.email });
      queueMicrotask(() => stop());
    });
  }

  /** Nothing is cut off: what is too long says so, and is sent once it is shorter. */
  #count(): void {
    const counter = this.#part('.counter');
    const used = this.#values().message?.length ?? 0;
    const most = Number(counter.dataset.max);
    counter.textContent = `${used.toLocaleString('en')} / ${most.toLocaleString('en')}`;
    counter.classList.toggle('danger', used > most);
  }

  async #send(): Promise<void> {
    const button = this.#part<HTMLButtonElement>('[type=submit]');
    if (button.ariaBusy === 'true') return;
    this.#say('');
    showFieldErrors(this.#form, null, []);
    button.ariaBusy = button.ariaDisabled = 'true';
    const outcome = await sendMessage(ADDRESS, { ...this.#values(), ...this.#before }, this.#key);
    button.ariaBusy = button.ariaDisabled = null;
    this.#show(outcome);
  }

  #show(outcome: Outcome): void {
    if ('fields' in outcome) this.#refuse(outcome.fields);
    else if ('problem' in outcome) this.#say(outcome.problem);
    else this.#thank(String(outcome.sent.reference));
  }

  #thank(reference: string): void {
    this.#part('[data-sent=reference]').textContent = reference;
    this.#part('[data-sent=email]').textContent = this.#values().email ?? '';
    rememberDraft(tabMemory, null);
    this.#form.hidden = true;
    const done = this.#part('.sent');
    done.hidden = false;
    done.focus();
  }

  #refuse(fields: readonly FieldError[]): void {
    const isElsewhere = !showFieldErrors(this.#form, null, fields);
    this.#say(isElsewhere ? (fields[0]?.reason ?? '') : '');
  }

  /** Says why nothing was sent; the button then is a second try. */
  #say(problem: string): void {
    const place = this.#part('[data-problem]');
    place.hidden = problem === '';
    this.#part('[data-problem-text]').textContent = problem;
    this.#part('[data-label]').textContent = problem ? 'Try again' : 'Send message';
  }
}

customElements.define('contact-form', ContactForm);
