/** Letters of an address that are read, and of a search. */
const LONGEST_PATH = 120;
const LONGEST_SEARCH = 80;

/** An address that leads nowhere, as far as it can be read, without the ending of a file. */
export function askedPath(pathname: string): string {
  const path = pathname.replace(/\.\w{2,5}$/, '');
  try {
    return decodeURIComponent(path).slice(0, LONGEST_PATH);
  } catch {
    return path.slice(0, LONGEST_PATH);
  }
}

/** The words of such an address, to search for. */
export const askedWords = (pathname: string): string =>
  askedPath(pathname)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_SEARCH);
