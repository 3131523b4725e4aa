import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import type { SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { tokenHash } from './token-hash.ts';

/** The caller's network, as Cloudflare saw it. Of IPv6 the first 64 bits: one household or host has them all. */
export function networkOf(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

async function count(allowed: Promise<boolean>): Promise<void> {
  if (!(await allowed)) throw new ApiError('RATE_LIMITED', undefined, { retryAfter: 60 });
}

/** Counts the call for its network, a path at a time. */
export async function limitByNetwork(deps: Deps, endpoint: Endpoint, request: Request): Promise<void> {
  if (endpoint.limit) await count(deps.limits[endpoint.limit](`${endpoint.path} ${networkOf(request)}`));
}

/** Counts a credential try for the account that it names or comes from, wherever it comes from. */
export async function limitByAccount(
  deps: Deps,
  endpoint: Endpoint,
  signedIn: SignedIn | null,
  body: unknown,
): Promise<void> {
  if (endpoint.limit !== 'credentials') return;
  const email = (body as { email?: unknown } | undefined)?.email;
  const whose = signedIn?.account.id ?? (typeof email === 'string' ? await tokenHash(email) : null);
  if (whose) await count(deps.limits.account(`${endpoint.path} ${whose}`));
}
