import type { Account } from '#core/account.ts';
import type { Database } from '#db/client.ts';
import { namedBatch } from '#db/named-batch.ts';
import type { UserFacts } from '#db/queries/account-sessions.ts';
import type { Caller } from '#worker/caller.ts';
import { factsAbout } from './facts-about.ts';

/** A caller whose account is known, as after its first round trip. */
export function knownCaller(db: Database, account: Partial<Account> & { id: string }): Caller {
  const signedIn = {
    token: 'a token',
    sessionId: 'ses_known',
    sessionCreatedAt: new Date(0),
    sessionExpiresAt: new Date(1),
    account: account as Account,
  };
  return {
    async look(columns, values) {
      const facts = await factsAbout(db, account.id, columns, values);
      return { facts: facts as UserFacts<typeof columns>, signedIn };
    },
    async ask(batch) {
      const { writes = [], reads } = batch(account.id);
      return { ...(await namedBatch(db, writes, reads)), signedIn };
    },
  };
}
