import { atom } from 'nanostores';

/** Whether a long list of findings is shown whole. */
export const $isAll = atom(false);

/** Goes to a finding, wherever it stands in the list. */
export function showFinding(number: number): void {
  $isAll.set(true);
  requestAnimationFrame(() => {
    const row = document.getElementById(`finding-${number}`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  });
}
