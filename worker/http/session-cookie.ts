import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { SESSION_COOKIE } from '#core/user.ts';
import type { Settings } from '../env.ts';

const NAMES = [`__Secure-${SESSION_COOKIE}`, SESSION_COOKIE] as const;

/** The session token that the request's cookie holds, if its signature is ours. */
export async function readSessionToken(request: Request, secret: string): Promise<string | null> {
  const header = request.headers.get('cookie');
  if (!header) return null;
  for (const name of NAMES) {
    const value = (await parseSigned(header, secret, name))[name];
    if (value) return value;
  }
  return null;
}

/** Whether a session cookie is there at all: a hint for which page to show, never a proof. */
export function hasSessionCookie(request: Request): boolean {
  const header = request.headers.get('cookie') ?? '';
  return NAMES.some((name) => header.includes(`${name}=`));
}

/** Set-Cookie lines that end the session in the browser. */
export function expiredSessionCookies(): string[] {
  return NAMES.map((name) => {
    const secure = name.startsWith('__Secure-') ? '; Secure' : '';
    return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  });
}

/** The Set-Cookie line of a session that lasts until `expires`. */
export function sessionCookie(
  settings: Pick<Settings, 'AUTH_SECRET' | 'PUBLIC_URL'>,
  token: string,
  expires: Date,
): Promise<string> {
  const secure = settings.PUBLIC_URL.startsWith('https://');
  const name = secure ? NAMES[0] : NAMES[1];
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, expires } as const;
  return serializeSigned(name, token, settings.AUTH_SECRET, options);
}
