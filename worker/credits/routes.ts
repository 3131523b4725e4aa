import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { getCredits } from './get-credits.ts';
import { listLedger } from './list-ledger.ts';

export function creditRoutes(implement: Implement, deps: Deps): void {
  implement(API.credits, ({ signedIn }) => getCredits(deps, signedIn.account));
  implement(API.ledger, ({ signedIn, query }) => listLedger(deps, signedIn.account.id, query.cursor));
}
