import type { Gig } from '#core/gigs/gig.ts';
import { LISTED } from '#core/gigs/list-of-gigs.ts';
import { callServer } from '../state/tracker-call.ts';

type Query = Parameters<typeof callServer<'gigs'>>[1]['query'];

const PAGE = String(LISTED.most);

interface PagesCourse {
  signal: AbortSignal;
  onPage?(count: number): void;
}

/** All gigs of a question, page by page, as the server has them: this device may keep only some. Throws what `call` throws, and the reason of the signal. */
export async function gigsInPages(
  query: Omit<Query, 'cursor' | 'limit'>,
  course: PagesCourse,
): Promise<Gig[]> {
  // A page may move by one while gigs are added.
  const gigs = new Map<string, Gig>();
  let cursor: string | null = null;
  do {
    const page: { gigs: Gig[]; next: string | null } = await callServer('gigs', {
      query: { ...query, limit: PAGE, ...(cursor !== null && { cursor }) },
      signal: course.signal,
    });
    course.signal.throwIfAborted();
    for (const gig of page.gigs) gigs.set(gig.id, gig);
    course.onPage?.(gigs.size);
    cursor = page.next;
  } while (cursor !== null);
  return [...gigs.values()];
}
