/** Whether the address asks for the tour (`?tour=1`). It is taken out, so that a reload does not ask again. */
export function takeTourQuery(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get('tour') !== '1') return false;
  address.searchParams.delete('tour');
  history.replaceState(history.state, '', address);
  return true;
}
