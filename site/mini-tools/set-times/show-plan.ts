import type { Night } from '#core/gigs/set-times.ts';
import { clockOfMinutes } from '#core/gigs/set-times.ts';
import { showWords } from '#site/lib/show-words.ts';
import type { PlanView } from './plan-view.ts';
import { zoneOption } from './zones.ts';

/** Gives a list as many rows as there are things; rows that stay keep their focus. */
function rowsFor(root: ParentNode, list: Element | null, kind: string, count: number): Element[] {
  const row = root.querySelector<HTMLTemplateElement>(`template[data-row=${kind}]`)?.content
    .firstElementChild;
  if (!list || !row) return [];
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(row.cloneNode(true));
  return [...list.children];
}

/** Shows a night: the lanes, the list of acts and the table. */
export function showPlan(root: HTMLElement, view: PlanView, night: Night): void {
  showWords(root, view.words);
  showState(root, view);
  showLanes(root, view);
  for (const [index, row] of rowsFor(root, root.querySelector('.acts'), 'act', view.acts.length).entries()) {
    const act = view.acts[index];
    if (!act) continue;
    showWords(row, { length: act.words.length });
    const name = row.querySelector('input');
    if (name && name.value !== night.acts[index]?.name) name.value = night.acts[index]?.name ?? '';
    nameButtons(row, act.words.name, index, view.acts.length);
    row.querySelector('[data-do=b2b]')?.setAttribute('aria-pressed', String(act.b2b));
  }
  const sets = rowsFor(root, root.querySelector('tbody'), 'set', view.sets.length);
  for (const [index, row] of sets.entries()) showWords(row, view.sets[index] ?? {});
}

/** What a button does is the same in each row; whom it does it to is not. */
const DOES: Record<string, (name: string) => string> = {
  less: (name) => `${name}: 5 minutes less`,
  more: (name) => `${name}: 5 minutes more`,
  b2b: (name) => `${name} b2b with the act before`,
  up: (name) => `${name}: earlier`,
  down: (name) => `${name}: later`,
  remove: (name) => `Take ${name} off`,
};

function nameButtons(row: Element, name: string, index: number, count: number): void {
  for (const button of row.querySelectorAll('button')) {
    const does = button.dataset.do ?? '';
    button.setAttribute('aria-label', DOES[does]?.(name) ?? '');
    button.disabled =
      (index === 0 && (does === 'up' || does === 'b2b')) ||
      (index === count - 1 && does === 'down') ||
      (count === 1 && does === 'remove');
  }
}

function showState(root: HTMLElement, { verdict, change, curfew }: PlanView): void {
  root.querySelector('.state')?.setAttribute('data-state', verdict);
  const words = root.querySelector<HTMLElement>('.plan-change');
  if (words) [words.hidden, words.textContent] = [change === null, change];
  const lanes = root.querySelector<HTMLElement>('.lanes');
  lanes?.style.setProperty('--curfew', String(curfew));
  if (lanes) lanes.dataset.verdict = verdict;
}

function showLanes(root: HTMLElement, { acts, hours }: PlanView): void {
  const lanes = rowsFor(root, root.querySelector('.lane-list'), 'lane', acts.length);
  for (const [index, lane] of lanes.entries()) {
    const act = acts[index];
    const clip = lane.querySelector<HTMLElement>('.clip');
    if (!act || !clip) continue;
    showWords(lane, act.words);
    clip.style.setProperty('--from', String(act.span.from));
    clip.style.setProperty('--width', String(act.span.width));
    clip.setAttribute('aria-label', `${act.words.name}, length`);
    clip.setAttribute('aria-valuenow', String(act.minutes));
    clip.setAttribute('aria-valuetext', act.spoken);
  }
  root.querySelector('.lane-hours')?.replaceChildren(
    ...hours.map(({ label, at }) => {
      const mark = document.createElement('span');
      mark.textContent = label;
      mark.style.setProperty('--at', String(at));
      return mark;
    }),
  );
}

/** Puts the night into the fields above the acts. A zone that this browser lists under another name is added to the choice. */
export function fillFields(form: HTMLFormElement, night: Night): void {
  const values: Record<string, string> = {
    ...{ day: night.day, zone: night.zone, gap: String(night.changeover) },
    ...{ doors: clockOfMinutes(night.doors), curfew: clockOfMinutes(night.curfew) },
  };
  const zone = form.querySelector<HTMLSelectElement>('[name=zone]');
  if (![...(zone?.options ?? [])].some(({ value }) => value === night.zone))
    zone?.add(zoneOption(night.zone));
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}
