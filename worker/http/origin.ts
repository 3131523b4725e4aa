import { ApiError } from '#core/errors.ts';
import type { Settings } from '../env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address is on the machine itself. */
export function isLocalHost(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOST.test(new URL(url).hostname);
}

/** Whether the request came to the machine itself, by its address and by the name that the caller used. */
export function isLocalRequest(request: Request): boolean {
  const host = request.headers.get('host');
  return isLocalHost(request.url) && (host === null || isLocalHost(`http://${host}`));
}

/**
 * Refuses a write that a browser sent from another site. Browsers always name the origin of a write; a caller that
 * names none is no browser, and carries no other site's cookies.
 */
export function requireOwnOrigin(
  request: Request,
  settings: Pick<Settings, 'PUBLIC_URL' | 'DEPLOYMENT'>,
): void {
  if (SAFE.has(request.method)) return;
  const origin = request.headers.get('origin');
  const own =
    origin === null ||
    origin === new URL(settings.PUBLIC_URL).origin ||
    (settings.DEPLOYMENT === 'local' && isLocalHost(origin));
  if (!own || request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new ApiError('FORBIDDEN', 'This request came from another site');
  }
}
