import { Buffer } from 'node:buffer';
import { PLAYER_ORIGINS } from '#core/tools/press-kit/recording-player.ts';

/** What such a page may do: its own style sheet by its hash, our scripts, our pictures, and players once they are asked for. */
async function policyOf(style: string, frames: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return [
    "default-src 'none'",
    `style-src 'sha256-${Buffer.from(hash).toString('base64')}'`,
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Answers with a page that the server wrote, and whose one style sheet that is. A private one is kept nowhere, and says to
 * nobody where it was read.
 */
export async function answerMarkup(
  { markup, style }: { markup: string; style: string },
  { isPrivate }: { isPrivate: boolean },
): Promise<Response> {
  return new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policyOf(style, isPrivate ? [] : PLAYER_ORIGINS),
      'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
      // Players want to know which site they play on; nobody, which link led there.
      'referrer-policy': isPrivate ? 'no-referrer' : 'strict-origin',
      ...(isPrivate && { 'x-robots-tag': 'noindex, nofollow' }),
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    },
  });
}
