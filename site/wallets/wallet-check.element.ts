import { copyText } from '#site/lib/copy-text.ts';
import { readWalletFacts } from './read-wallet-facts.ts';
import type { WalletFacts } from './wallet-facts.ts';
import { reportText } from './wallet-report.ts';
import { type Finding, findingsOf, summaryOf, type WalletRow } from './wallet-rows.ts';

/** Long enough to be seen. */
const COPIED_MS = 2000;

/** Looks at what this browser and this address can do with wallets, and shows it row by row. */
class WalletCheck extends HTMLElement {
  /** Counts the checks: one that ends late is none to the next one. */
  #turn = 0;
  #checked: { facts: WalletFacts; now: Date } | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#button('check')?.addEventListener('click', () => void this.#check());
    this.#button('copy')?.addEventListener('click', () => void this.#copy());
    void this.#check();
  }

  #button(name: string): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>(`[data-do=${name}]`);
  }

  #say(name: string, words: string): void {
    const place = this.querySelector(`[data-out=${name}]`);
    if (place) place.textContent = words;
  }

  async #check(): Promise<void> {
    const turn = ++this.#turn;
    this.setAttribute('aria-busy', 'true');
    this.#say('when', 'Checking…');
    const facts = await readWalletFacts();
    if (turn !== this.#turn) return;
    const now = new Date();
    this.#checked = { facts, now };
    for (const [id, finding] of Object.entries(findingsOf(facts)) as [WalletRow, Finding][])
      this.#show(this.querySelector(`[data-row=${id}]`), finding);
    const summary = summaryOf(facts);
    this.dataset.verdict = summary.verdict;
    this.#say('headline', summary.headline);
    this.#say('reason', summary.reason);
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(now);
    this.#say('when', `${facts.host}, checked at ${time}`);
    this.removeAttribute('aria-busy');
    const copy = this.#button('copy');
    if (copy) copy.disabled = false;
  }

  #show(row: Element | null, { verdict, reason }: Finding): void {
    const state = this.querySelector<HTMLTemplateElement>(`template[data-verdict=${verdict}]`)?.content;
    if (state) row?.querySelector('.wallet-state')?.replaceChildren(state.cloneNode(true));
    const place = row?.querySelector('.wallet-reason');
    if (place) place.textContent = reason;
  }

  async #copy(): Promise<void> {
    if (!this.#checked) return;
    const { facts, now } = this.#checked;
    const text = reportText(facts, { browser: navigator.userAgent, now });
    const isCopied = await copyText(text);
    this.#say('copy', isCopied ? 'Copied' : 'Not copied');
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#say('copy', 'Copy report'), COPIED_MS);
    const shown = this.querySelector<HTMLElement>('[data-part=report]');
    const field = shown?.querySelector('pre');
    if (!shown || !field) return;
    shown.hidden = isCopied;
    field.textContent = text;
    if (!isCopied) getSelection()?.selectAllChildren(field);
  }
}

customElements.define('wallet-check', WalletCheck);
