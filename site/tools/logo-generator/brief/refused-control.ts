/**
 * The control to go to for a field of the brief: the input of that name, the first one that is marked as wrong, or the
 * pad that the Tab key would reach.
 */
export function controlAt(form: HTMLElement | null, path: string): HTMLElement | null {
  const named = form?.querySelector<HTMLElement>(`input[name="${path}"]`);
  if (named) return named;
  const field = form?.querySelector(`[data-path="${path}"]`);
  return (
    field?.querySelector<HTMLElement>('input[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>('.pad[tabindex="0"]') ??
    field?.querySelector<HTMLElement>('input, button') ??
    null
  );
}
