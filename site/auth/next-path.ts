const HOME = '/dashboard';
const SIGN_IN = ['/signin', '/signup', '/auth', '/auth-login'];

/**
 * Where signing in leads: the `next` of the address when it is a path of this site, otherwise the dashboard. Anything
 * that a browser would read as another site is refused.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const here = 'https://deckhand.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(next, here);
  // A path may become `//elsewhere` once its dots are resolved.
  if (origin !== here || pathname.startsWith('//') || SIGN_IN.includes(pathname)) return HOME;
  return pathname + query + hash;
}
