import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../env.ts';
import type { Variables } from './context.ts';

/** Headers of every API reply: its request id and, unless it has its own, nothing cached, sniffed or run. */
export function secureHeaders(
  settings: Pick<Settings, 'PUBLIC_URL'>,
): MiddlewareHandler<{ Variables: Variables }> {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  if (settings.PUBLIC_URL.startsWith('https://')) {
    always['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  const lines = Object.entries(always);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-request-id', c.get('requestId'));
    for (const [name, value] of lines) if (!headers.has(name)) headers.set(name, value);
  };
}
