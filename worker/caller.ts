import type { Account } from '#core/account.ts';
import type { Results, Statement } from '#db/named-batch.ts';
import type { Owner } from '#db/owner.ts';
import type { UserColumns, UserFacts } from '#db/queries/account-sessions.ts';

/** The signed-in account of a request, and the session it came by. */
export interface SignedIn {
  /** What the cookie held. */
  token: string;
  sessionId: string;
  sessionCreatedAt: Date;
  sessionExpiresAt: Date;
  account: Account;
}

/** What a batch looks at, under names. Two of them are taken. */
export type Reads = Readonly<Record<string, Statement>> & { session?: never; signedIn?: never };

/** What a batch does first, and what it looks at then. */
export interface AccountBatch<Named extends Reads> {
  writes?: readonly Statement[];
  reads: Named;
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
  ask<Named extends Reads>(
    batch: (owner: Owner) => AccountBatch<Named>,
  ): Promise<Results<Named> & { signedIn: SignedIn }>;
}
