import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { listOutbox } from './list-outbox.ts';

export function adminRoutes(implement: Implement, deps: Deps): void {
  implement(API.outbox, () => listOutbox(deps));
  implement(API.localOutbox, () => listOutbox(deps));
}
