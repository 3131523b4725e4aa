import { $generatedContent } from '#site/lib/account-data.store.ts';
import { $session } from '#site/lib/session.store.ts';
import { libraryEntries } from '../palette/palette-entries.ts';
import type { Owner } from './page-finder.ts';

/** Tells who is here and what their library holds, once that is known and when it changes. Returns how to stop. */
export function followOwner(tell: (owner: Owner) => void): () => void {
  const say = () => {
    const session = $session.get();
    if (session.status === 'loading') return;
    const user = session.status === 'user' ? session.user : null;
    tell({ user, library: libraryEntries(user ? ($generatedContent.get().data ?? []) : [], new Date()) });
  };
  const stops = [$session.listen(say), $generatedContent.listen(say)];
  say();
  return () => {
    for (const stop of stops) stop();
  };
}
