import { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { belongingsOf } from './belongings.ts';
import { deleteAccount, keepAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { forgetPasskey, knownPasskeys } from './passkeys.ts';
import { endOtherSessions, endSession, openSessions } from './sessions.ts';

const DONE = { ok: true } as const;

function found(was: boolean): typeof DONE {
  if (!was) throw new ApiError('NOT_FOUND');
  return DONE;
}

export function accountRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.listSessions, async ({ caller }) => ({
    sessions: await openSessions(deps, caller),
  }));
  implement(API.revokeSession, async ({ signedIn, params }) =>
    found(await endSession(deps, signedIn, params.id)),
  );
  implement(API.revokeOtherSessions, async ({ signedIn }) => {
    await endOtherSessions(deps, signedIn);
    return DONE;
  });
  implement.asking(API.listPasskeys, async ({ caller }) => ({
    passkeys: await knownPasskeys(deps, caller),
  }));
  implement(API.deletePasskey, async ({ signedIn, params }) =>
    found(await forgetPasskey(deps, signedIn.account.id, params.id)),
  );
  implement.asking(API.belongings, ({ caller }) => belongingsOf(deps, caller));
  implement.asking(API.exportAccount, ({ caller, query }) => exportAccount(deps, caller, query.cursor));
  implement(API.deleteAccount, ({ signedIn, body }) => deleteAccount(deps, signedIn, body.password));
  implement(API.keepAccount, async ({ signedIn }) => {
    await keepAccount(deps, signedIn.account.id);
    return DONE;
  });
}
