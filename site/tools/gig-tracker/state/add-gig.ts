import { ApiError } from '#core/errors.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { $account } from '#site/lib/kept-session.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { refresh } from '#site/lib/query.ts';
import { keepAddition } from './edits.ts';
import { noteSave, takeIn } from './gigs.store.ts';
import { callServer } from './tracker-call.ts';

/**
 * Adds a gig; sent again with its id, it is there once. Where the server can't be reached it is kept (version 0), and added later.
 * Throws what `call` throws for a refusal.
 */
export async function addGig(said: NewGig & { id: string }): Promise<Gig> {
  const account = $account.get();
  try {
    const { gig } = await callServer('addGig', { body: said });
    if ($account.get() === account) takeIn([gig]);
    // A first gig is a milestone.
    refresh('journey', 'stats');
    return gig;
  } catch (error) {
    if (error instanceof ApiError || $account.get() !== account) throw error;
    return keepAddition(said, problemOf(error));
  } finally {
    noteSave();
  }
}

/** Said behind the day of a gig that was added, where it is only kept as yet. */
export const notSavedYet = ({ version }: Gig): string =>
  version === 0 ? '. Saved when you are back online' : '';
