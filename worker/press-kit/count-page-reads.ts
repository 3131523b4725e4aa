import { startOfUtcDay } from '#core/credits.ts';
import { countReads } from '#db/queries/press-kit-reads.ts';
import type { Deps } from '../deps.ts';

/** Counts that parts of a published page were read, on that UTC day; its own artist does not count. */
export async function countPageReads(
  deps: Pick<Deps, 'db' | 'now'>,
  read: { slug: string; parts: readonly string[]; readerId: string | null },
): Promise<void> {
  const now = deps.now();
  await countReads(deps.db, { ...read, now, day: startOfUtcDay(now) });
}
