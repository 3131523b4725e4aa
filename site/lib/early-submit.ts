/** Whether a form was sent before its script was there, on a page with EarlySubmit.astro. Says so once. */
export function wasSubmitted(form: HTMLFormElement): boolean {
  const was = form.dataset.submitted !== undefined;
  delete form.dataset.submitted;
  return was;
}
