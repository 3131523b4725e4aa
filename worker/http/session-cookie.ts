import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { REMEMBER_COOKIE, SESSION_COOKIE, sessionCookieName } from '#core/session-cookie.ts';
import type { Settings } from '../env.ts';

type CookieSettings = Pick<Settings, 'AUTH_SECRET' | 'PUBLIC_URL'>;

const isSecure = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https://');

/** The one name that counts on this address: on https a cookie without the prefix may come from a neighbour. */
const nameOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, name?: string) =>
  sessionCookieName(PUBLIC_URL, name);

/** The session token that the request's cookie holds, if its signature is ours. */
export async function readSessionToken(request: Request, settings: CookieSettings): Promise<string | null> {
  const header = request.headers.get('cookie');
  if (!header) return null;
  const name = nameOf(settings);
  return (await parseSigned(header, settings.AUTH_SECRET, name))[name] || null;
}

/** Whether a session cookie is there at all: a hint for which page to show, never a proof. */
export function hasSessionCookie(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').includes(`${SESSION_COOKIE}=`);
}

/** Set-Cookie lines that end the session in the browser. */
export function expiredSessionCookies(settings: CookieSettings): string[] {
  const secure = isSecure(settings) ? '; Secure' : '';
  return [SESSION_COOKIE, REMEMBER_COOKIE].map(
    (name) => `${nameOf(settings, name)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** The Set-Cookie line of a session that lasts until `expires`. */
export function sessionCookie(settings: CookieSettings, token: string, expires: Date): Promise<string> {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(settings),
    expires,
  } as const;
  return serializeSigned(nameOf(settings), token, settings.AUTH_SECRET, options);
}
