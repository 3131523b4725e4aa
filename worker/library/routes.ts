import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { listActivity } from './list-activity.ts';
import { listContent } from './list-content.ts';

export function libraryRoutes(implement: Implement, deps: Deps): void {
  implement(API.activity, ({ signedIn }) => listActivity(deps, signedIn.account.id));
  implement(API.generatedContent, ({ signedIn }) => listContent(deps, signedIn.account.id));
}
