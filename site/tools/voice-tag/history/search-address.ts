/** Longest search, as the server takes it. */
export const LONGEST_SEARCH = 120;

/** What `?q=` asks for; empty where it asks for nothing. */
export function searchOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
}

/** The same address with another `q`; an empty one takes it off. */
export function withSearch(address: string, words: string): string {
  const url = new URL(address);
  if (words === '') url.searchParams.delete('q');
  else url.searchParams.set('q', words);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether these words ask for something else than the address does. */
export const isOtherSearch = (search: string, words: string): boolean => searchOf(search) !== words;
