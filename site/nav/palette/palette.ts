import { $generatedContent } from '#site/lib/account-data.store.ts';
import { $session, $user } from '#site/lib/session.store.ts';
import { hasSessionHint } from '#site/lib/session-hint.ts';
import { drawHits } from './draw-hits.ts';
import type { GigFinder } from './find-gigs.ts';
import { moveChoice } from './move-choice.ts';
import { actionEntries } from './palette-actions.ts';
import {
  libraryEntries,
  type ReadingEntry,
  readingEntries,
  screenEntries,
  TRACKER_ENTRIES,
} from './palette-entries.ts';
import { asShown, type Entry, type Group, type HitGroup, rankEntries } from './rank-entries.ts';
import { readingList } from './reading-list.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

/** A combobox over a listbox: the focus stays in the field, and the field names the active option. */
export class Palette {
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #none: HTMLElement;
  readonly #icons: DocumentFragment;
  #entries: Entry[] = [];
  #options: HTMLElement[] = [];
  #active = 0;
  /** Whether the active option was chosen by key or pointer; as long as it was not, it is the best one. */
  #isChosen = false;
  #reading: readonly ReadingEntry[] = [];
  #gigs: readonly Entry[] = [];
  /** Loaded as the palette opens for an account. */
  #finder: GigFinder | null = null;
  #loading: Promise<void> | null = null;
  /** Groups that are shown, in their order. */
  #shown: Group[] = [];
  #stops: (() => void)[] = [];

  constructor(host: HTMLElement) {
    const part = <Found extends Element>(selector: string) => {
      const found = host.querySelector<Found>(selector);
      if (!found) throw new Error(`The palette has no ${selector}`);
      return found;
    };
    host.append(part<HTMLTemplateElement>('[data-palette]').content.cloneNode(true));
    this.#dialog = part('dialog');
    this.#input = part('input');
    this.#list = part('[role=listbox]');
    this.#none = part('[data-none]');
    this.#icons = part<HTMLTemplateElement>('[data-icons]').content;
    this.#input.addEventListener('input', () => {
      this.#isChosen = false;
      this.#findGigs();
      this.#draw();
      this.#activate(0);
    });
    this.#dialog.addEventListener('keydown', (event) => this.#press(event));
    this.#dialog.addEventListener('close', () => this.#release());
    this.#dialog.addEventListener('click', (event) => this.#choose(event));
    this.#list.addEventListener('mousemove', ({ target }) => this.#follow(target));
    // The field keeps the focus; a click on an option comes through all the same.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Opens it, or closes it where it is open. */
  toggle(): void {
    if (this.#dialog.open) this.#dialog.close();
    else this.#open();
  }

  #open(): void {
    this.#input.value = '';
    this.#isChosen = false;
    this.#dialog.showModal();
    this.#stops = [
      $user.subscribe(() => {
        this.#findGigs();
        this.#gather();
      }),
      $generatedContent.subscribe(() => this.#gather()),
    ];
    void readingList().then((reading) => {
      this.#reading = reading;
      if (this.#dialog.open) this.#gather();
    });
  }

  #release(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#finder?.stop();
    this.#gigs = [];
  }

  /** Asks for the gigs of an account, once what does that is there. */
  #findGigs(): void {
    if (!$user.get()) return;
    this.#finder?.ask(this.#input.value);
    this.#loading ??= import('./find-gigs.ts').then(
      ({ GigFinder }) => {
        this.#finder = new GigFinder((found) => {
          this.#gigs = found;
          this.#gather();
        });
        if (this.#dialog.open) this.#finder.ask(this.#input.value);
      },
      () => {
        this.#loading = null;
      },
    );
  }

  #gather(): void {
    const user = $user.get();
    // Whoever was here last may go on while nobody answers.
    const isKept = $session.get().status === 'unreachable' && hasSessionHint();
    const isDashboard = document.querySelector('[data-opens-chat]') !== null;
    this.#entries = [
      ...(user ? [...TRACKER_ENTRIES, ...this.#gigs] : []),
      ...actionEntries({ isSignedIn: user !== null || isKept, isDashboard }),
      ...screenEntries(user),
      ...libraryEntries(user ? ($generatedContent.get().data ?? []) : [], new Date()),
      ...readingEntries(this.#reading),
    ];
    // Data that comes late moves nothing away from under the finger.
    const chosen = this.#isChosen ? this.#options[this.#active]?.dataset.entry : null;
    this.#draw();
    const at = this.#options.findIndex(({ dataset }) => dataset.entry === chosen);
    this.#activate(Math.max(at, 0));
  }

  #draw(): void {
    const query = this.#input.value;
    const ranked = rankEntries(query, this.#entries, recentChoices());
    // What comes late stands behind the group that an option was chosen of.
    const groups = this.#isChosen ? asShown(ranked, this.#shown) : ranked;
    const isAsking = this.#finder ? this.#finder.isAsking : this.#loading !== null;
    const isNone = groups.length === 0 && !isAsking;
    const instead = isNone ? `Nothing is called “${query.trim()}”.` : 'Searching your gigs…';
    this.#none.textContent = groups.length > 0 ? '' : instead;
    this.#shown = groups.map(({ group }) => group);
    const { options, groups: drawn } = drawHits(isNone ? this.#instead() : groups, (name) =>
      this.#icon(name),
    );
    this.#options = options;
    this.#list.replaceChildren(...drawn);
  }

  /** Where nothing was found there is still somebody to ask. */
  #instead(): HitGroup[] {
    const hits = this.#entries.filter(({ id }) => id === 'cue' || id === '/help');
    return hits.length === 0 ? [] : [{ group: 'Help', hits: hits.map((entry) => ({ entry, marks: [] })) }];
  }

  #icon(name: string): Node | null {
    return this.#icons.querySelector(`[data-icon="${name}"] > svg`)?.cloneNode(true) ?? null;
  }

  #activate(at: number): void {
    this.#options[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = at;
    const option = this.#options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #pick(at: number): void {
    this.#isChosen = true;
    this.#activate(at);
  }

  #follow(target: EventTarget | null): void {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    const at = option ? this.#options.indexOf(option) : -1;
    if (at >= 0 && at !== this.#active) this.#pick(at);
  }

  #press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const option = this.#options[this.#active];
    const next = moveChoice(event.key, this.#active, this.#options.length);
    if (next !== null) this.#pick(next);
    else if (event.key === 'Enter' && event.target === this.#input && option) this.#enter(option, event);
    else return;
    event.preventDefault();
  }

  #enter(option: HTMLElement, { metaKey, ctrlKey }: KeyboardEvent): void {
    const isElsewhere = option instanceof HTMLAnchorElement && (metaKey || ctrlKey);
    if (!isElsewhere) {
      option.click();
      return;
    }
    this.#remember(option);
    open(option.href, '_blank', 'noopener');
  }

  #choose({ target }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    if (target === this.#dialog || target.closest('[data-closes]')) this.#dialog.close();
    const option = target.closest<HTMLElement>('[role=option]');
    const entry = this.#entries.find(({ id }) => id === option?.dataset.entry);
    if (!entry) return;
    if (option) this.#remember(option);
    if (!entry.act) return;
    this.#dialog.close();
    entry.act();
  }

  /** A gig isn't known when the palette is opened again: it would take a place among the recent ones that shows nothing. */
  #remember({ dataset }: HTMLElement): void {
    const entry = this.#entries.find(({ id }) => id === dataset.entry);
    if (entry && entry.group !== 'Gigs') rememberChoice(entry.id);
  }
}
