import { useEffect, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { trackerCall } from '../../state/tracker-call.ts';

/** Pages of the list that are asked for: 60 nights lie within five years. */
const MOST_PAGES = 10;
/** Between the last change and the question, ms. */
const PAUSE = 250;

/** The gigs of the nights from the first to the last, as far as they are known; null until then, and where that fails. */
export function useTaken(nights: readonly string[]): readonly Gig[] | null {
  const [from, to] = [nights[0] ?? '', nights.at(-1) ?? ''];
  const [known, setKnown] = useState<{ span: string; gigs: readonly Gig[] } | null>(null);
  const span = `${from} ${to}`;
  useEffect(() => {
    if (from === '') return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      try {
        const gigs = await gigsBetween(from, to);
        if (!isLeft) setKnown({ span: `${from} ${to}`, gigs });
      } catch {
        // They can be added all the same; what clashes is said on their pages.
      }
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [from, to]);
  return known?.span === span ? known.gigs : null;
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
