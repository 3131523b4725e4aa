import { computed } from 'nanostores';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { $query, setParams } from '../state/address.store.ts';

/** What can be left off a day sheet: `&money=0`, `&notes=0`. Notes go with the tasks. */
const PARTS = ['money', 'notes'] as const;
export type SheetPart = (typeof PARTS)[number];

const keyOf = (part: SheetPart): string => `day-sheet-${part}`;

/** The parts that are on the sheet, as the address says it. */
export const $parts = computed($query, (query): Record<SheetPart, boolean> => {
  const params = new URLSearchParams(query);
  return { money: params.get('money') !== '0', notes: params.get('notes') !== '0' };
});

/** Puts a part on the sheet or leaves it off, on the next sheets of this tab too. */
export function showPart(part: SheetPart, isShown: boolean): void {
  remember(tabMemory, keyOf(part), isShown ? null : 'off');
  setParams({ [part]: isShown ? null : '0' });
}

/** Leaves off what was left off the last sheet in this tab, where the address of this one says nothing of it. */
export function leaveOffAsBefore(): void {
  const params = new URLSearchParams($query.get());
  const off = PARTS.filter((part) => !params.has(part) && recall(tabMemory, keyOf(part)) === 'off');
  if (off.length > 0) setParams(Object.fromEntries(off.map((part) => [part, '0'])));
}
