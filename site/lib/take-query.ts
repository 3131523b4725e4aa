/** Whether the address asks for something (`?tour=1`). It is taken out, so that a reload does not ask again. */
export function takeQuery(name: string): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get(name) !== '1') return false;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  return true;
}
