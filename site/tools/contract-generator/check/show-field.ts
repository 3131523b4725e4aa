import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { $openClause } from '../clauses/open-clause.store.ts';
import { setGroupOpen } from '../event/open-group.store.ts';
import { elementOf, placeOf } from './place-of.ts';

/** For a clause whose parts are loaded first, in milliseconds. */
const PATIENCE_MS = 3000;

/** The field of that path, or the first one inside it: `balance.due` is `balance.due.days`. */
function fieldAt(path: string, inside: ParentNode): HTMLElement | null {
  const fields = [...inside.querySelectorAll<HTMLElement>('[name]')];
  const nameOf = (field: HTMLElement): string => field.getAttribute('name') ?? '';
  const field =
    fields.find((each) => nameOf(each) === path) ??
    fields.find((each) => nameOf(each).startsWith(`${path}.`)) ??
    // What is said of a list or of its part can be said of what stands around it.
    fields.find((each) => path.startsWith(`${nameOf(each)}.`));
  // A choice keeps its name on a hidden select: what can be focused stands before it.
  if (field?.matches('select')) return field.parentElement?.querySelector('button') ?? null;
  return field ?? null;
}

/** Opens what a field stands in, and goes to it. */
export function showField(path: string, clause?: ClauseId): void {
  const place = placeOf(path, clause);
  if (place.kind === 'group') setGroupOpen(place.id, true);
  if (place.kind === 'clause') $openClause.set(place.id);
  const until = performance.now() + PATIENCE_MS;
  const look = (): void => {
    const around = document.getElementById(elementOf(place));
    const field = around && fieldAt(path, around);
    const isLate = performance.now() > until;
    if (!field && !isLate) {
      requestAnimationFrame(look);
      return;
    }
    const target = field ?? around?.querySelector<HTMLElement>('button');
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
