/** The id in `?view={id}`, or null. spec §2 */
export function viewOf(search: string): string | null {
  return new URLSearchParams(search).get('view') || null;
}

/**
 * The same address with another `view`; null takes it off. The part that was shown of the one before goes with it;
 * whatever else the query holds stays.
 */
export function withView(address: string, id: string | null): string {
  const url = new URL(address);
  if (url.searchParams.get('view') !== id) url.searchParams.delete('concept');
  if (id === null) url.searchParams.delete('view');
  else url.searchParams.set('view', id);
  return `${url.pathname}${url.search}${url.hash}`;
}
