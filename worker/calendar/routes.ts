import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import { answerFile } from '../http/answer-file.ts';
import type { Implement } from '../http/implement.ts';
import { closeFeed, openFeed, readFeed, rotateFeed } from './feed.ts';

export function calendarRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.calendar, ({ caller }) => readFeed(deps, caller));
  implement(API.rotateCalendar, ({ signedIn }) => rotateFeed(deps, signedIn.account.id));
  implement(API.closeCalendar, ({ signedIn }) => closeFeed(deps, signedIn.account.id));
  implement(API.calendarFeed, async ({ params, request }) => {
    const file = await openFeed(deps, params.token);
    const reply = await answerFile(request, file, { download: false, immutable: false });
    reply.headers.set('cache-control', 'private, max-age=300');
    reply.headers.set('x-robots-tag', 'noindex, nofollow');
    return reply;
  });
}
