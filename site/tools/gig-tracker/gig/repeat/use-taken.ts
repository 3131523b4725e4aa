import { useEffect, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { trackerCall } from '../../state/tracker-call.ts';

/** Pages of the list that are asked for: 60 nights lie within five years. */
const MOST_PAGES = 10;
/** Between the last change and the question, ms. */
const PAUSE = 250;

interface Known {
  from: string;
  to: string;
  gigs: readonly Gig[];
}

/** The gigs of the nights from the first to the last, once they are known; why they aren't, where that failed. */
export type Taken =
  | { kind: 'known'; gigs: readonly Gig[] }
  | { kind: 'waiting' }
  | { kind: 'failed'; error: unknown; retry(): void };

/** Which gigs there are on the nights that are meant. What is known of more nights holds for fewer. */
export function useTaken(nights: readonly string[]): Taken {
  const [from, to] = [nights[0] ?? '', nights.at(-1) ?? ''];
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const isKnown = from === '' || (known !== null && known.from <= from && to <= known.to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (isKnown) return;
    let isLeft = false;
    setFailed(null);
    const timer = setTimeout(async () => {
      try {
        const gigs = await gigsBetween(from, to);
        if (!isLeft) setKnown({ from, to, gigs });
      } catch (error) {
        if (!isLeft) setFailed({ error });
      }
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [from, to, isKnown, tries]);
  if (isKnown) return { kind: 'known', gigs: known?.gigs ?? [] };
  return failed
    ? { kind: 'failed', error: failed.error, retry: () => setTries(tries + 1) }
    : { kind: 'waiting' };
}

async function gigsBetween(from: string, to: string): Promise<Gig[]> {
  const gigs: Gig[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const reply = await trackerCall('gigs', { query: { from, to, limit: '200', ...(cursor && { cursor }) } });
    gigs.push(...reply.gigs);
    if (reply.next === null) break;
    cursor = reply.next;
  }
  return gigs;
}
