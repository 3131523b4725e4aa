import { useEffect, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { gigsInPages } from './gigs-in-pages.ts';

/** The gigs that are there already on the nights of a file. */
export type GigsThere =
  | { kind: 'known'; gigs: readonly Gig[] }
  | { kind: 'waiting' }
  | { kind: 'failed'; error: unknown; retry(): void };

const NONE: readonly Gig[] = [];

/** Asks for the gigs of the nights from the first to the last. What is known of more nights holds for fewer. */
export function useGigsThere(nights: { from: string; to: string } | null): GigsThere {
  const [known, setKnown] = useState<{ from: string; to: string; gigs: readonly Gig[] } | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const { from, to } = nights ?? { from: '', to: '' };
  const isKnown = from === '' || (known !== null && known.from <= from && to <= known.to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (isKnown) return;
    const asking = new AbortController();
    setFailed(null);
    gigsInPages({ from, to }, { signal: asking.signal }).then(
      (gigs) => setKnown({ from, to, gigs }),
      (error) => !asking.signal.aborted && setFailed({ error }),
    );
    return () => asking.abort();
  }, [from, to, isKnown, tries]);
  if (isKnown) return { kind: 'known', gigs: known?.gigs ?? NONE };
  return failed
    ? { kind: 'failed', error: failed.error, retry: () => setTries(tries + 1) }
    : { kind: 'waiting' };
}
