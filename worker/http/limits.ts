import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import { tokenHash } from './token-hash.ts';

/** The caller's network address, as Cloudflare saw it. */
const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? 'unknown';

async function count(allowed: Promise<boolean>): Promise<void> {
  if (!(await allowed)) throw new ApiError('RATE_LIMITED', undefined, { retryAfter: 60 });
}

/** Counts the call for its network address, a path at a time. */
export async function limitByAddress(deps: Deps, endpoint: Endpoint, request: Request): Promise<void> {
  if (!endpoint.limit) return;
  await count(deps.limits[endpoint.limit](`${endpoint.path} ${addressOf(request)}`));
}

/** Counts a credential try for the account it names, wherever it comes from. */
export async function limitByEmail(deps: Deps, endpoint: Endpoint, body: unknown): Promise<void> {
  if (endpoint.limit !== 'credentials') return;
  const email = (body as { email?: unknown } | undefined)?.email;
  if (typeof email === 'string')
    await count(deps.limits.address(`${endpoint.path} ${await tokenHash(email)}`));
}
