import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { readCredits } from './get-credits.ts';
import { listLedger } from './list-ledger.ts';

export function creditsRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.credits, ({ caller }) => readCredits(deps, caller));
  implement.asking(API.ledger, ({ caller, query }) => listLedger(deps, caller, query.cursor));
}
