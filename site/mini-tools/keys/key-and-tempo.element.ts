import { type CamelotKey, keyName } from '#core/music/camelot.ts';
import { readKey } from '#core/music/keys.ts';
import { tappedBpm } from '#core/music/tempo.ts';
import { numberIn } from '#site/lib/form-fields.ts';
import { showAddress } from '#site/lib/show-address.ts';
import { showWords } from '#site/lib/show-words.ts';
import { followFader, setFader, settleField } from '../fader.ts';
import { BPM, EXAMPLE, type KeysView, keysView } from './keys-view.ts';
import { keyTowards } from './wheel.ts';

/** Two records on a wheel, a fader and a grid; the address holds both. */
class KeyAndTempo extends HTMLElement {
  #key: CamelotKey = EXAMPLE.key;
  #taps: number[] = [];
  #view: KeysView | null = null;

  connectedCallback(): void {
    for (const form of this.querySelectorAll('form'))
      form.addEventListener('submit', (event) => event.preventDefault());
    this.#takeAddress(new URLSearchParams(location.search));
    this.addEventListener('input', (event) => this.#write(event));
    this.addEventListener('change', (event) => {
      if (settleField(event)) this.#change();
    });
    this.addEventListener('click', ({ target }) => this.#pick(keyAt(target)));
    this.addEventListener('keydown', (event) => this.#move(event));
    const tap = this.querySelector('.tap');
    tap?.addEventListener('pointerdown', ({ timeStamp }) => this.#tap(timeStamp));
    tap?.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.repeat || !/^( |Enter)$/.test(event.key)) return;
      event.preventDefault();
      this.#tap(event.timeStamp);
    });
    this.addEventListener('take-along', (event) => {
      if (event instanceof CustomEvent) event.detail.text = `${this.#view?.text}\n${location.href}`;
    });
    this.#show();
  }

  #field(name: string): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>(`input[name=${name}]`);
  }

  get #next(): HTMLSelectElement | null {
    return this.querySelector<HTMLSelectElement>('select[name=next]');
  }

  #takeAddress(asked: URLSearchParams): void {
    this.#key = readKey(asked.get('key') ?? '') ?? this.#key;
    const next = readKey(asked.get('next') ?? '');
    if (next && this.#next) this.#next.value = next;
    for (const name of ['bpm', 'nextbpm']) {
      const [field, bpm] = [this.#field(name), Number(asked.get(name) ?? Number.NaN)];
      if (field && bpm >= BPM.min && bpm <= BPM.max) field.value = String(Number(bpm.toFixed(2)));
      if (field) setFader(field);
    }
  }

  #write(event: Event): void {
    followFader(event);
    const { target } = event;
    if (target instanceof HTMLInputElement && target.dataset.ask !== undefined) this.#read(target.value);
    else this.#change();
  }

  #read(text: string): void {
    const key = readKey(text);
    const said = this.querySelector('[data-said]');
    const unread = text.trim() === '' ? '' : 'No key yet. Try 8A, 1m, Am, F#m or Bb.';
    if (said) said.textContent = key ? `${key}, ${keyName(key)}` : unread;
    if (key) this.#choose(key);
  }

  /** A key of the wheel takes the place of what was typed. */
  #pick(key: CamelotKey | null): void {
    const [asked, said] = [
      this.querySelector<HTMLInputElement>('[data-ask]'),
      this.querySelector('[data-said]'),
    ];
    if (!key || !asked || !said) return;
    [asked.value, said.textContent] = ['', ''];
    this.#choose(key);
  }

  #choose(key: CamelotKey): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#change();
  }

  #move(event: KeyboardEvent): void {
    const at = keyAt(event.target);
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = event.key === ' ' ? at : keyTowards(at, event.key);
    if (!to) return;
    event.preventDefault();
    this.#pick(to);
    this.querySelector<SVGElement>(`[data-key="${to}"]`)?.focus();
  }

  #tap(at: number): void {
    this.#taps = [...this.#taps.slice(-32), at];
    const bpm = tappedBpm(this.#taps);
    const said = this.querySelector('[data-tapped]');
    if (said) said.textContent = bpm ? `${bpm.toFixed(1)} BPM` : 'Go on';
    const field = this.#field('bpm');
    if (!bpm || !field || bpm < BPM.min || bpm > BPM.max) return;
    field.value = bpm.toFixed(1);
    setFader(field);
    this.#change();
  }

  #change(): void {
    this.#show();
    const [bpm, next, nextBpm] = [this.#field('bpm'), this.#next, this.#field('nextbpm')];
    const params = {
      key: this.#key,
      bpm: bpm?.value ?? '',
      next: next?.value ?? '',
      nextbpm: nextBpm?.value ?? '',
    };
    showAddress(new URLSearchParams(params));
  }

  #show(): void {
    const [bpm, nextBpm] = [this.#field('bpm'), this.#field('nextbpm')];
    const nextKey = readKey(this.#next?.value ?? '') ?? EXAMPLE.nextKey;
    if (!bpm || !nextBpm) return;
    const decks = { key: this.#key, bpm: numberIn(bpm), nextKey, nextBpm: numberIn(nextBpm) };
    this.#view = keysView(decks);
    showWords(this, this.#view.words);
    for (const segment of this.querySelectorAll<SVGElement>('[data-key]')) {
      const key = keyAt(segment);
      segment.setAttribute('aria-checked', String(key === this.#key));
      segment.tabIndex = key === this.#key ? 0 : -1;
      segment.dataset.kind = (key && this.#view.kinds[key]) ?? '';
      segment.toggleAttribute('data-next', key === nextKey);
    }
  }
}

/** The key of the field of the wheel around something. */
function keyAt(target: EventTarget | null): CamelotKey | null {
  const segment = target instanceof Element ? target.closest<SVGElement>('[data-key]') : null;
  return segment ? readKey(segment.dataset.key ?? '') : null;
}

customElements.define('key-and-tempo', KeyAndTempo);
