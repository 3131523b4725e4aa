import { forgetAllData } from '#site/lib/query.ts';
import { writeSessionHint } from '#site/lib/session-hint.ts';
import { markSignOut } from '#site/lib/unfinished-sign-out.ts';
import { nextPath } from './next-path.ts';

/** Leaves as the account that was just signed in; nothing fetched before belongs to it. Never resolves: the page goes. */
export function enter(): Promise<never> {
  forgetAllData();
  markSignOut(false);
  // A public page asks who is here only where somebody was.
  writeSessionHint('yes');
  location.assign(nextPath(location.search));
  return new Promise(() => {});
}
