import { startOfUtcDay } from '#core/credits.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { countReads } from '#db/queries/press-kit-reads.ts';
import type { Deps } from '../deps.ts';
import { hashOfToken } from '../link-token.ts';

/**
 * Counts that parts of a published page were read, on that UTC day, and by the link that it was opened by, while that is open;
 * its own artist does not count.
 */
export async function countPageReads(
  deps: Pick<Deps, 'db' | 'now'>,
  {
    link,
    ...read
  }: { slug: string; parts: readonly string[]; link?: string | undefined; readerId: string | null },
): Promise<void> {
  const now = deps.now();
  await countReads(deps.db, {
    ...read,
    now,
    day: startOfUtcDay(now),
    tokenHash: link === undefined ? null : hashOfToken(link),
    today: firstDay(now),
  });
}
