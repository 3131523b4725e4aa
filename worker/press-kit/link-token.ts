import { createHash, createHmac } from 'node:crypto';
import { TOKEN_LENGTH } from '#core/press-kit-link.ts';
import type { Settings } from '../env.ts';

/** The end of the address of a link. Whoever has the seed alone cannot make it: so nothing at rest opens anything. */
export const tokenOf = ({ AUTH_SECRET }: Pick<Settings, 'AUTH_SECRET'>, seed: string): string =>
  createHmac('sha256', AUTH_SECRET).update(`recipient-link ${seed}`).digest('hex').slice(0, TOKEN_LENGTH);

/** What a link is found by. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
