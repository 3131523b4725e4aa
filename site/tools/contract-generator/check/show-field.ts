import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { $editedClause, $openClause } from '../clauses/open-clause.store.ts';
import { setGroupOpen } from '../event/open-group.store.ts';
import { elementOf, type FieldPlace, placeOf } from './place-of.ts';

/** For a clause whose parts are loaded first, in milliseconds. */
const PATIENCE_MS = 3000;

/** The field of that path, or the first one inside it: `balance.due` is `balance.due.days`. */
function fieldAt(path: string, inside: ParentNode): HTMLElement | null {
  // A choice has its name on the button that opens it.
  const fields = [...inside.querySelectorAll<HTMLElement>(':is(input, textarea)[name], [data-name]')];
  const nameOf = (field: HTMLElement): string => field.dataset.name ?? field.getAttribute('name') ?? '';
  return (
    fields.find((each) => nameOf(each) === path) ??
    fields.find((each) => nameOf(each).startsWith(`${path}.`)) ??
    // What is said of a part of a list can be said of what stands around it.
    fields.find((each) => path.startsWith(`${nameOf(each)}.`)) ??
    null
  );
}

/** What stands around a field, once what was opened is in the page. */
function around(place: FieldPlace): HTMLElement | null {
  const element = document.getElementById(elementOf(place));
  if (!('id' in place)) return element;
  return element?.querySelector<HTMLElement>('.clause-body, .contract-fields') ?? null;
}

let asked = 0;

/** Opens what a field stands in, and goes to it; where it has no such field, to what can be done there first. */
export function showField(path: string, clause?: ClauseId): void {
  const place = placeOf(path, clause);
  if (place.kind === 'group') setGroupOpen(place.id, true);
  if (place.kind === 'clause') {
    $openClause.set(place.id);
    if (path.startsWith('wording.')) $editedClause.set(place.id as ClauseId);
  }
  const ask = ++asked;
  const until = performance.now() + PATIENCE_MS;
  const look = (): void => {
    if (ask !== asked) return;
    const element = around(place);
    if (!element) {
      if (performance.now() < until) requestAnimationFrame(look);
      return;
    }
    const first = (selector: string) => element.querySelector<HTMLElement>(selector);
    const target =
      fieldAt(path, element) ??
      first(`[data-list='${path}'] button`) ??
      first('.doc-list-foot button') ??
      first('input, button');
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
