import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { listLocalOutbox, listOutbox } from './list-outbox.ts';

export function adminRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.outbox, ({ caller }) => listOutbox(deps, caller));
  implement(API.localOutbox, () => listLocalOutbox(deps));
}
