import { parse, serializeSigned } from 'hono/utils/cookie';
import { REMEMBER_COOKIE, SESSION_COOKIE, sessionCookieName } from '#core/session-cookie.ts';
import type { Settings } from '../env.ts';

type CookieSettings = Pick<Settings, 'AUTH_SECRET' | 'PUBLIC_URL'>;

const isSecure = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https://');

/** The one name that counts on this address: on https a cookie without the prefix may come from a neighbour. */
const nameOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, name?: string) =>
  sessionCookieName(PUBLIC_URL, name);

const encoder = new TextEncoder();
/** An HMAC-SHA-256 in Base64. */
const SIGNATURE = /^[A-Za-z\d+/]{43}=$/;

/** The key of a secret. Made once: it is asked for by every request of a session. */
const keys = new Map<string, Promise<CryptoKey>>();
function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  keys.set(secret, key);
  return key;
}

/** The session token that the request's cookie holds, if its signature is ours. */
export async function readSessionToken(request: Request, settings: CookieSettings): Promise<string | null> {
  const header = request.headers.get('cookie');
  if (!header) return null;
  const name = nameOf(settings);
  const value = parse(header, name)[name] ?? '';
  // As hono and better-auth sign it: the token, a dot, and its HMAC-SHA-256 in Base64.
  const dot = value.lastIndexOf('.');
  const [token, signature] = [value.slice(0, Math.max(0, dot)), value.slice(dot + 1)];
  if (!token || !SIGNATURE.test(signature)) return null;
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(settings.AUTH_SECRET),
    Uint8Array.from(atob(signature), (character) => character.charCodeAt(0)),
    encoder.encode(token),
  );
  return isOurs ? token : null;
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
