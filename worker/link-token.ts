import { createHash, createHmac } from 'node:crypto';
import { TOKEN_LENGTH } from '#core/link-token.ts';
import type { Settings } from './env.ts';

/** What a link leads to. */
type Purpose = 'recipient-link' | 'signing-link' | 'calendar-feed';

/** The end of the address of a link. Whoever has the seed alone cannot make it: so nothing at rest opens anything. */
export const tokenOf = (
  { AUTH_SECRET }: Pick<Settings, 'AUTH_SECRET'>,
  purpose: Purpose,
  seed: string,
): string =>
  createHmac('sha256', AUTH_SECRET).update(`${purpose} ${seed}`).digest('hex').slice(0, TOKEN_LENGTH);

/** What a link is found by. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new link: what its token is made from, and what it is found by. */
export function newLink(settings: Pick<Settings, 'AUTH_SECRET'>, purpose: Purpose) {
  const seed = crypto.randomUUID();
  return { seed, tokenHash: hashOfToken(tokenOf(settings, purpose, seed)) };
}
