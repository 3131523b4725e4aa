import { numberIn } from '#site/lib/form-fields.ts';

const within = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;

/** Shows the value of its number field on a fader. */
export function setFader(field: HTMLInputElement): void {
  const range = field.closest('.fader')?.querySelector<HTMLInputElement>('input[type=range]');
  if (!range) return;
  const value = numberIn(field);
  range.value = String(value);
  const share = within(value, Number(range.min), Number(range.max));
  range.closest<HTMLElement>('.fader')?.style.setProperty('--fill', String(share));
}

/** Lets a number field that is left say what was computed with. Whether it said something else; one that began empty may be so. */
export function settleField({ target }: Event): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return false;
  if (target.value === '' && target.defaultValue === '') return false;
  const value = String(numberIn(target));
  if (target.value === value) return false;
  target.value = value;
  return true;
}

/** Takes what was done with the fader or the field that an event came from into both. */
export function followFader({ target }: Event): void {
  const fader = target instanceof HTMLInputElement ? target.closest('.fader') : null;
  const field = fader?.querySelector<HTMLInputElement>('input[type=number]');
  if (!field || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'range') field.value = target.value;
  setFader(field);
}
