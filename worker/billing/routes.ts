import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { beginOrder } from './begin-order.ts';
import { readBilling } from './billing-view.ts';
import { cancelPro, openPortal, refreshBilling, resumePro } from './change-plan.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { actInSandbox } from './sandbox-act.ts';
import { startTrial } from './start-trial.ts';

export function billingRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.startTrial, ({ caller }) => startTrial(deps, caller));
  implement.asking(API.billing, ({ caller }) => readBilling(deps, caller));
  implement.asking(API.checkout, ({ caller, body }) => beginOrder(deps, caller, body));
  implement.asking(API.billingPortal, ({ caller }) => openPortal(deps, caller));
  implement.asking(API.cancelPro, ({ caller }) => cancelPro(deps, caller));
  implement.asking(API.resumePro, ({ caller }) => resumePro(deps, caller));
  implement.asking(API.refreshBilling, ({ caller }) => refreshBilling(deps, caller));
  implement(API.billingWebhook, (sent) => receiveWebhook(deps, sent));
  implement.asking(API.sandbox, ({ caller, body }) => actInSandbox(deps, caller, body));
}
