/** Says why something did not begin; no words take back what was said. */
export function showProblem(root: HTMLElement, words: string): void {
  const place = root.querySelector<HTMLElement>('[data-problem]');
  if (!place) return;
  place.textContent = words;
  const frame = place.closest<HTMLElement>('.problem');
  if (frame) frame.hidden = words === '';
}

/** While something is being begun its button says so, and takes no further press; null brings its label back. */
export function setBusy(button: HTMLElement, words: string | null): void {
  button.ariaBusy = words === null ? null : 'true';
  const label = button.querySelector('span');
  if (!label) return;
  button.dataset.label ??= label.textContent ?? '';
  label.textContent = words ?? button.dataset.label;
}
