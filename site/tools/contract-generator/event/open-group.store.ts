import { atom } from 'nanostores';
import type { FactGroup } from './facts-of.ts';

/** The parts of the event that are being filled in. */
export const $openGroups = atom<ReadonlySet<FactGroup>>(new Set());

export function setGroupOpen(group: FactGroup, isOpen: boolean): void {
  const next = new Set($openGroups.get());
  if (isOpen) next.add(group);
  else next.delete(group);
  $openGroups.set(next);
}
