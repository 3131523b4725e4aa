import type { Night } from '#core/gigs/set-times.ts';
import { showAddress } from '#site/lib/show-address.ts';
import { afterField, afterPress, KEY_MINUTES, nameOf, withAct } from './change-night.ts';
import { dragLength } from './drag-length.ts';
import { nextSaturday } from './next-saturday.ts';
import { addressOfNight, EXAMPLE, lengthOf, nightOf } from './plan-address.ts';
import { type PlanView, planView } from './plan-view.ts';
import { fillFields, showPlan } from './show-plan.ts';
import { allZones } from './zones.ts';

/** The file is written by a part that comes with the first touch, so that it is there without a network too. */
const calendar = () => import('./save-calendar.ts');

/** The night, its acts and what becomes of them; the address holds all of it. */
class SetTimePlanner extends HTMLElement {
  #night: Night = EXAMPLE;
  #view: PlanView = planView(EXAMPLE);

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const own = allZones(form.querySelector<HTMLSelectElement>('[name=zone]'));
    this.#night = nightOf(new URLSearchParams(location.search), {
      ...EXAMPLE,
      zone: own,
      day: nextSaturday(new Date()),
    });
    fillFields(form, this.#night);
    this.#show();
    for (const touch of ['pointerdown', 'focusin'])
      this.addEventListener(touch, () => void calendar().catch(() => undefined), { once: true });
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', ({ target }) => this.#write(target));
    // A field that is left says what the night is: a date or time that cannot be was passed over. One is not left with its window.
    form.addEventListener('focusout', ({ target }) => {
      if (target !== document.activeElement) fillFields(form, this.#night);
    });
    this.addEventListener('click', ({ target }) => this.#press(target));
    this.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('pointerdown', (event) =>
      dragLength(event, this.#minutesOf(event.target), this.#view.minutes, (minutes) =>
        this.#lengthen(event.target, minutes),
      ),
    );
    this.addEventListener('take-along', (event) => {
      if (event instanceof CustomEvent) event.detail.text = `${this.#view.text}\n${location.href}`;
    });
  }

  #become(night: Night): void {
    if (night === this.#night) return;
    this.#night = night;
    this.#show();
    showAddress(addressOfNight(night));
  }

  #show(): void {
    this.#view = planView(this.#night);
    showPlan(this, this.#view, this.#night);
  }

  #write(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const index = placeOf(target, '.act');
    this.#become(
      index < 0
        ? afterField(this.#night, target.name, target.value)
        : withAct(this.#night, index, { name: nameOf(target.value) }),
    );
  }

  #press(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-do]') : null;
    const does = button?.dataset.do;
    if (!button || !does) return;
    if (does === 'calendar') {
      void calendar().then(({ saveCalendar }) => saveCalendar(this.#view, this.#night));
      return;
    }
    const index = placeOf(button, '.act');
    this.#become(afterPress(this.#night, does, index));
    this.#focusAfter(does, index);
  }

  /** The row that was moved, added or is next to the one taken off keeps the focus. */
  #focusAfter(does: string, index: number): void {
    const rows = [...this.querySelectorAll('.act')];
    if (does === 'add') rows.at(-1)?.querySelector('input')?.focus();
    if (does === 'remove') rows[Math.min(index, rows.length - 1)]?.querySelector('input')?.focus();
    if (does !== 'up' && does !== 'down') return;
    const row = rows[index + (does === 'up' ? -1 : 1)];
    const again = row?.querySelector<HTMLButtonElement>(`[data-do=${does}]`);
    (again?.disabled ? row?.querySelector('input') : again)?.focus();
  }

  #key(event: KeyboardEvent): void {
    const minutes = event.altKey || event.ctrlKey || event.metaKey ? 0 : KEY_MINUTES[event.key];
    if (!minutes || !(event.target instanceof Element) || !event.target.matches('.clip')) return;
    event.preventDefault();
    this.#lengthen(event.target, this.#minutesOf(event.target) + minutes);
  }

  #minutesOf(target: EventTarget | null): number {
    return this.#night.acts[placeOf(target, '.lane')]?.minutes ?? 0;
  }

  #lengthen(target: EventTarget | null, minutes: number): void {
    const index = placeOf(target, '.lane');
    if (this.#night.acts[index]?.minutes !== lengthOf(minutes))
      this.#become(withAct(this.#night, index, { minutes: lengthOf(minutes) }));
  }
}

/** The place of the row around something in its list; -1 where there is none. */
function placeOf(target: EventTarget | null, row: string): number {
  const around = target instanceof Element ? target.closest(row) : null;
  return around ? [...(around.parentElement?.children ?? [])].indexOf(around) : -1;
}

customElements.define('set-time-planner', SetTimePlanner);
