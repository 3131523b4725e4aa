/** Says why the trial did not start; no words take back what was said. */
export function showProblem(root: HTMLElement, words: string): void {
  const place = root.querySelector<HTMLElement>('[data-problem]');
  if (!place) return;
  place.textContent = words;
  const frame = place.closest<HTMLElement>('.problem');
  if (frame) frame.hidden = words === '';
}

/** While the trial is being started its button says so, and takes no further press. */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  button.ariaBusy = isBusy ? 'true' : null;
  const label = button.querySelector('span');
  if (!label) return;
  button.dataset.label ??= label.textContent ?? '';
  label.textContent = isBusy ? 'Starting...' : button.dataset.label;
}
