import { deletePasskey, listPasskeys } from '#db/queries/account-passkeys.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

export async function knownPasskeys(deps: Pick<Deps, 'db'>, caller: Caller) {
  const { passkeys } = await caller.ask((userId) => ({
    reads: { passkeys: listPasskeys(deps.db, { userId }) },
  }));
  return passkeys.map((passkey) => ({ ...passkey, createdAt: passkey.createdAt?.toISOString() ?? null }));
}

export function forgetPasskey(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<boolean> {
  return deletePasskey(deps.db, { id, userId });
}
