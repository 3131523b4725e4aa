import { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { belongingsOf } from './belongings.ts';
import { exportAccount } from './export-account.ts';
import { forgetPasskey, knownPasskeys } from './passkeys.ts';
import { endOtherSessions, endSession, openSessions } from './sessions.ts';

const DONE = { ok: true } as const;

function found(was: boolean): typeof DONE {
  if (!was) throw new ApiError('NOT_FOUND');
  return DONE;
}

export function accountRoutes(implement: Implement, deps: Deps): void {
  implement(API.listSessions, async ({ signedIn }) => ({ sessions: await openSessions(deps, signedIn) }));
  implement(API.revokeSession, async ({ signedIn, params }) =>
    found(await endSession(deps, signedIn, params.id)),
  );
  implement(API.revokeOtherSessions, async ({ signedIn }) => {
    await endOtherSessions(deps, signedIn);
    return DONE;
  });
  implement(API.listPasskeys, async ({ signedIn }) => ({
    passkeys: await knownPasskeys(deps, signedIn.account.id),
  }));
  implement(API.deletePasskey, async ({ signedIn, params }) =>
    found(await forgetPasskey(deps, signedIn.account.id, params.id)),
  );
  implement(API.belongings, ({ signedIn }) => belongingsOf(deps, signedIn.account));
  implement(API.exportAccount, ({ signedIn, query }) =>
    exportAccount(deps, signedIn.account.id, query.cursor),
  );
}
