import { Buffer } from 'node:buffer';
import { PLAYER_ORIGINS } from '#core/tools/press-kit/recording-player.ts';

/** What such a page may do: its own style sheet by its hash, our scripts, our pictures, and players once they are asked for. */
async function policyOf(style: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return [
    "default-src 'none'",
    `style-src 'sha256-${Buffer.from(hash).toString('base64')}'`,
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${PLAYER_ORIGINS.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers with a page that the server wrote, and whose one style sheet that is. */
export async function answerMarkup({ markup, style }: { markup: string; style: string }): Promise<Response> {
  return new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policyOf(style),
      'cache-control': 'private, no-cache',
      // Players want to know which site they play on; nobody, which link led there.
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    },
  });
}
