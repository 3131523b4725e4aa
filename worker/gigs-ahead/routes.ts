import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { readAhead } from './read-ahead.ts';

export function gigsAheadRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.gigsAhead, ({ caller, query }) => readAhead(deps, caller, query));
}
