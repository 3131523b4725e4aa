import { roleOf } from '#core/account.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import { subscriptionAt } from '#core/subscription.ts';
import { namedBatch, type Results, type Statement } from '#db/named-batch.ts';
import { type Owner, ownerOf, type SessionKey } from '#db/owner.ts';
import { getSession, type OpenSession, selectSession, type UserFacts } from '#db/queries/account-sessions.ts';
import type { AccountBatch, Caller, Reads, SignedIn } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readSessionToken } from './session-cookie.ts';
import { tokenHash } from './token-hash.ts';

/** A caller as implement.ts has it, who checks that its handler asked. */
export interface CheckedCaller extends Caller {
  /** Whether the session was looked for, found or not. */
  readonly hasAsked: boolean;
  /** Whether an open session was found, and its account may call. */
  readonly isKnown: boolean;
  /** Asks for the session alone. */
  prove(): Promise<void>;
}

const NO_FACTS = {};

function signedInBy(deps: Deps, token: string, session: OpenSession): SignedIn {
  const { proUntil, ...account } = session.account;
  const standing = subscriptionAt({ trialEndsAt: account.trialEndsAt, proUntil }, deps.now());
  return {
    token,
    sessionId: session.sessionId,
    sessionCreatedAt: session.createdAt,
    sessionExpiresAt: session.expiresAt,
    account: { ...account, ...standing, role: roleOf(account, deps.settings.ADMIN_EMAILS) },
  };
}

function requireRole({ auth }: Endpoint, signedIn: SignedIn): SignedIn {
  if (auth === 'admin' && signedIn.account.role !== 'admin') throw new ApiError('FORBIDDEN');
  return signedIn;
}

/** The session token of a request as the database knows it; null where the cookie holds none of ours. */
async function sessionKeyOf(
  deps: Deps,
  request: Request,
): Promise<{ token: string; key: SessionKey } | null> {
  const token = await readSessionToken(request, deps.settings);
  return token ? { token, key: { tokenHash: await tokenHash(token), now: deps.now() } } : null;
}

/**
 * Who sends this request, asked with the first batch of its handler. Read from the database each time, so that a revoked
 * session ends at once. Throws UNAUTHORIZED where the cookie holds no token of ours.
 */
export async function callerOf(deps: Deps, endpoint: Endpoint, request: Request): Promise<CheckedCaller> {
  const found = await sessionKeyOf(deps, request);
  if (!found) throw new ApiError('UNAUTHORIZED');
  const { token, key } = found;
  let signedIn: SignedIn | undefined;
  let hasAsked = false;
  const know = (open: OpenSession | null | undefined): SignedIn => {
    hasAsked = true;
    if (!open) throw new ApiError('UNAUTHORIZED');
    signedIn = requireRole(endpoint, signedInBy(deps, token, open));
    return signedIn;
  };
  return {
    get hasAsked() {
      return hasAsked;
    },
    get isKnown() {
      return signedIn !== undefined;
    },
    async prove() {
      know(await getSession(deps.db, key, { columns: NO_FACTS, values: {} }));
    },
    async look(columns, values = {}) {
      const open = await getSession(deps.db, key, { columns, values });
      const known = know(open);
      return { signedIn: known, facts: open?.facts as UserFacts<typeof columns> };
    },
    async ask<Named extends Reads>(batch: (owner: Owner) => AccountBatch<Named>) {
      if (signedIn) {
        const { writes = [], reads } = batch(signedIn.account.id);
        return { ...(await namedBatch(deps.db, writes, reads)), signedIn };
      }
      const { writes = [], reads } = batch(ownerOf(key));
      if (endpoint.auth === 'admin' && writes.length > 0)
        throw new Error(`${endpoint.path} would write before it knows whether an admin calls`);
      // What is written goes first: a batch that began by reading may find the database changed when it comes to write.
      const all: Record<string, Statement> = { ...reads, session: selectSession(deps.db, key) };
      const { session, ...rows } = await namedBatch(deps.db, writes, all);
      const [open] = session as unknown as OpenSession[];
      return { ...(rows as Results<Named>), signedIn: know(open) };
    },
  };
}

/** Who sends this request, asked before its handler runs: for what is not one batch. Null where nobody is signed in. */
export async function findSignedIn(
  deps: Deps,
  endpoint: Endpoint,
  request: Request,
): Promise<SignedIn | null> {
  const found = await sessionKeyOf(deps, request);
  if (!found) return null;
  const open = await getSession(deps.db, found.key, { columns: NO_FACTS, values: {} });
  return open ? requireRole(endpoint, signedInBy(deps, found.token, open)) : null;
}
