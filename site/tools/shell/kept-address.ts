/** Whether the address asks for the work from before the sign-up with `?kept=1`. It asks once: the rest of it stays. */
export function takeKeptOffAddress(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has('kept')) return false;
  url.searchParams.delete('kept');
  history.replaceState(history.state, '', url);
  return true;
}
