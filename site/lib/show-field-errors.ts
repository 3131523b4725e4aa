import type { FieldError } from '#core/errors.ts';

/**
 * Shows what is wrong with the fields of a form, or with one of them by its name, and takes away what was shown before. The
 * first wrong field gets the focus. Says whether any of the errors belongs to a field here.
 */
export function showFieldErrors(
  form: HTMLFormElement,
  only: string | null,
  errors: readonly FieldError[],
): boolean {
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = place.dataset.error ?? '';
    if (only !== null && name !== only) continue;
    const reason = errors.find(({ path }) => path === name)?.reason ?? '';
    place.hidden = reason === '';
    const words = place.querySelector('span');
    if (words) words.textContent = reason;
    const control = form.querySelector<HTMLElement>(`[name="${name}"]`);
    // Of several choices it is the group that is wrong.
    const marked = control?.closest<HTMLElement>('[role=radiogroup]') ?? control;
    if (marked) markInvalid(marked, place.id, reason !== '');
    if (reason) first ??= control;
  }
  first?.focus();
  return first !== null;
}

function markInvalid(control: HTMLElement, errorId: string, isInvalid: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== errorId);
  const described = isInvalid ? [...others, errorId] : others;
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
  else control.removeAttribute('aria-describedby');
  control.ariaInvalid = isInvalid ? 'true' : null;
}
