import type { API } from '#core/api.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { addressOf } from '#site/lib/api.ts';
import { localDay } from '#site/lib/local-day.ts';
import { gigEntries } from './gig-entries.ts';
import type { Entry } from './rank-entries.ts';

// By its address alone: the tracker's table of addresses would come with it.
const GIGS: (typeof API)['gigs']['path'] = '/api/gigs';
/** How many gigs are shown. */
const MOST = 5;
/** Milliseconds after the last letter. */
const PAUSE_MS = 150;

/** Whether it is enough to look for gigs with: two letters or digits. */
export const canFindGigs = (query: string): boolean => /(?:[\p{L}\p{N}].*){2}/u.test(query);

/** Looks for gigs on the server, a moment after the last letter. The latest query wins; without an answer there are none. */
export class GigFinder {
  readonly #tell: (found: Entry[]) => void;
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (found: Entry[]) => void) {
    this.#tell = tell;
  }

  /** Whether an answer is still to come. */
  get isAsking(): boolean {
    return this.#asked !== null;
  }

  ask(query: string): void {
    this.stop();
    if (!canFindGigs(query)) return;
    const asked = new AbortController();
    this.#asked = asked;
    this.#timer = setTimeout(async () => {
      const gigs = await findGigs(query.trim(), asked.signal).catch(() => []);
      if (this.#asked !== asked) return;
      this.#asked = null;
      this.#tell(gigEntries(query, gigs));
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
  }
}

/** What is to come, the soonest first, then what is over, the latest first. */
async function findGigs(q: string, signal: AbortSignal): Promise<Gig[]> {
  const today = localDay(new Date());
  const coming = await ask({ q, from: today, order: 'asc', limit: `${MOST}` }, signal);
  if (coming.length >= MOST) return coming;
  const to = dayAfter(today, -1);
  return [...coming, ...(await ask({ q, to, order: 'desc', limit: `${MOST - coming.length}` }, signal))];
}

async function ask(query: Record<string, string>, signal: AbortSignal): Promise<Gig[]> {
  const reply = await fetch(addressOf(GIGS, {}, query), { credentials: 'include', signal });
  if (!reply.ok) return [];
  const { gigs } = (await reply.json()) as { gigs: Gig[] };
  return gigs;
}
