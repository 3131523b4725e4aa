import { signPath } from '#core/signing/envelope.ts';
import { hasSessionCookie } from './session-cookie.ts';

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Pages that depend on who asks: `/` is the dashboard or the landing page, an unknown path is the not-found page, or
 * the landing page with a bar that says so (spec §2). The session cookie is only a hint here: both pages are public files. `/signin?new` is the
 * sign-in screen with *Create account* open.
 */
export async function answerPage(request: Request, assets: Fetcher): Promise<Response> {
  const signedIn = hasSessionCookie(request);
  const { pathname, searchParams } = new URL(request.url);
  const isNew = searchParams.has('new');
  if (pathname === '/signin' && !isNew) return assets.fetch(request);
  if (pathname === '/') return page(assets, request, signedIn ? '/dashboard' : '/landing', 200);
  if (!isRead(request)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  if (pathname === '/signin')
    return page(assets, request, searchParams.has('new') ? '/signup' : '/signin', 200);
  return page(assets, request, signedIn ? '/404' : '/404-visitor', 404);
}

/**
 * Of a page that the server renders, what a browser shows where there is none, or it failed; anything else as it is. Its address
 * may hold the token of a link, which is nobody else's business.
 */
export async function answerFailedPage(
  request: Request,
  reply: Response,
  assets: Fetcher,
): Promise<Response> {
  const { status } = reply;
  const isMissing = status === 404 || status === 422;
  if (!isRead(request) || (!isMissing && status < 500)) return reply;
  const missing = new URL(request.url).pathname.startsWith(signPath('')) ? '/sign-closed' : '/epk-offline';
  const shown = await page(assets, request, isMissing ? missing : '/500', isMissing ? 404 : status);
  shown.headers.set('x-robots-tag', 'noindex, nofollow');
  shown.headers.set('referrer-policy', 'no-referrer');
  return shown;
}

async function page(assets: Fetcher, request: Request, path: string, status: number): Promise<Response> {
  const reply = await assets.fetch(new Request(new URL(path, request.url), { method: request.method }));
  const headers = new Headers(reply.headers);
  headers.set('vary', 'Cookie');
  headers.set('cache-control', 'private, no-cache');
  headers.delete('etag');
  return new Response(reply.body, { status: reply.ok ? status : reply.status, headers });
}
