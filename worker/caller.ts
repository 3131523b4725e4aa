import type { Account } from '#core/account.ts';
import type { Results, Statement } from '#db/named-batch.ts';
import type { Owner } from '#db/owner.ts';
import type { UserColumns, UserFacts } from '#db/queries/sessions.ts';

/** The signed-in account of a request, and the session it came by. */
export interface SignedIn {
  /** What the cookie held. */
  token: string;
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
  account: Account;
}

/** What a batch does first, and what it looks at then, under names. */
export interface AccountBatch<Reads extends Readonly<Record<string, Statement>>> {
  writes?: readonly Statement[];
  reads: Reads;
}

/**
 * Who sends a request, before it is known: a session token whose signature is ours. Its first round trip finds the session too,
 * and takes the account from there, so that no request asks for the session alone.
 */
export interface Caller {
  /**
   * What one row of `users` tells about the caller, in one statement that is prepared once for these columns. `values` are
   * those of its placeholders. Throws UNAUTHORIZED where no session is open, FORBIDDEN where it may not call; so does
   * `ask`.
   */
  look<Columns extends UserColumns>(
    columns: Columns,
    values?: Readonly<Record<string, string | number>>,
  ): Promise<{ facts: UserFacts<Columns>; signedIn: SignedIn }>;
  /** One batch about the caller's account. */
  ask<Reads extends Readonly<Record<string, Statement>>>(
    batch: (owner: Owner) => AccountBatch<Reads>,
  ): Promise<Results<Reads> & { signedIn: SignedIn }>;
}
