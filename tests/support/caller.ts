import type { Account } from '#core/account.ts';
import type { Database } from '#db/client.ts';
import { namedBatch } from '#db/named-batch.ts';
import type { Caller } from '#worker/caller.ts';

/** A caller whose account is known, as after its first batch. */
export const knownCaller = (db: Database, account: Partial<Account> & { id: string }): Caller => ({
  async ask(batch) {
    const { writes = [], reads } = batch(account.id);
    const signedIn = {
      token: 'a token',
      sessionId: 'ses_known',
      sessionCreatedAt: new Date(0),
      sessionExpiresAt: new Date(1),
      account: account as Account,
    };
    return { ...(await namedBatch(db, writes, reads)), signedIn };
  },
});
