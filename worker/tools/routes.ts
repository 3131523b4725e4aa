import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { listTools } from './list-tools.ts';

export function toolsRoutes(implement: Implement, deps: Deps): void {
  implement(API.tools, async () => ({ tools: listTools(deps) }));
}
