import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { listActivity } from './list-activity.ts';
import { listContent } from './list-content.ts';
import type { Page } from './page-of.ts';

/** Lists of the library are plain arrays (spec §7), so the way to the next page is told in a header. */
function answerPage(path: string, { items, next }: Page<unknown>): Response {
  const link = next && { link: `<${path}?cursor=${encodeURIComponent(next)}>; rel="next"` };
  return Response.json(items, { headers: { ...link } });
}

export function libraryRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.activity, async ({ caller, query }) =>
    answerPage(API.activity.path, await listActivity(deps, caller, query.cursor)),
  );
  implement.asking(API.generatedContent, async ({ caller, query }) =>
    answerPage(API.generatedContent.path, await listContent(deps, caller, query.cursor)),
  );
}
