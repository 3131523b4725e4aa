import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { isUntouched } from '../state/edits.ts';
import { $gigs, $saves, dropGig, takeIn } from '../state/gigs.store.ts';
import { trackerCall } from '../state/tracker-call.ts';
import type { Days } from './calendar.store.ts';

/** Which gigs are asked for; an open end is one that nobody named. */
export interface Asked {
  from: string;
  to?: string;
  status?: string;
}

export interface Fetched {
  /** The nights whose gigs are all known; null while they are on their way for the first time. */
  known: Days | null;
  /** Why the newest could not be asked for. */
  error: unknown;
  isBusy: boolean;
  retry(): void;
}

/** No gig is of a later one. */
export const LAST_NIGHT = '2089-12-31';

/**
 * Brings gigs in, all pages of them: when other ones are asked for, after a save, and when the window is looked at again.
 * They are shown from `$gigs`. What was known stays while more is on its way, and where it doesn't come.
 */
export function useFetchedGigs({ from, to, status }: Asked): Fetched {
  const saves = useStore($saves);
  const [looks, setLooks] = useState(0);
  const [told, setTold] = useState<Omit<Fetched, 'retry'>>({ known: null, error: null, isBusy: true });
  const look = useCallback(() => setLooks((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save and another look ask again
  useEffect(() => {
    let isCurrent = true;
    setTold(({ known, error }) => ({ known, error: known ? error : null, isBusy: true }));
    fetchAll({ from, ...(to && { to }), ...(status && { status }) }, () => isCurrent)
      .then(() => isCurrent && setTold({ known: { from, to: to ?? LAST_NIGHT }, error: null, isBusy: false }))
      .catch((error: unknown) => isCurrent && setTold((before) => ({ ...before, error, isBusy: false })));
    return () => {
      isCurrent = false;
    };
  }, [from, to, status, saves, looks]);

  useEffect(() => {
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);
  return { ...told, retry: look };
}

async function fetchAll(asked: Asked, isWanted: () => boolean): Promise<void> {
  const before = Object.values($gigs.get()).filter(isAsked(asked));
  const found = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = { ...asked, sort: 'night', order: 'asc', limit: '200', ...(cursor && { cursor }) } as const;
    const reply: { gigs: Gig[]; next: string | null } = await trackerCall('gigs', { query });
    if (!isWanted()) return;
    takeIn(reply.gigs);
    for (const { id } of reply.gigs) found.add(id);
    cursor = reply.next;
  } while (cursor);
  // What was there, and isn't told any more, was deleted or moved in another window.
  for (const { id } of before) if (!found.has(id) && isUntouched(id)) dropGig(id);
}

const isAsked =
  ({ from, to = LAST_NIGHT, status }: Asked) =>
  (gig: Gig): boolean =>
    gig.deletedAt === null &&
    from <= gig.night &&
    gig.night <= to &&
    (status === undefined || gig.status === status);
