import { atom } from 'nanostores';
import { count } from '#core/count-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { isInTalks } from '#core/gigs/gig-status.ts';
import { callTracker } from '#site/lib/call-tracker.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';

/** Counts what was linked or added here, so that the list of gigs is read again. */
export const $linked = atom(0);

/** One that changes at the same time elsewhere is tried again so often. */
const TRIES = 3;

type Linked = Pick<Gig, 'id' | 'version' | 'status'>;

/** Has gigs name the contract that they are under, by its draft; they are confirmed with it where both have signed it. Throws what `call` throws; one that is gone by now is left out. */
export async function linkGigs(gigs: readonly Linked[], contract: string, isSigned = false): Promise<void> {
  let left = gigs;
  for (let tries = 0; left.length > 0 && tries < TRIES; tries++) {
    const changes = left.map(({ id, version, status }) => ({
      ...{ id, version },
      // What both have signed moves no gig any more by itself.
      patch: { contract, ...(isSigned && isInTalks(status) && { status: 'confirmed' as const }) },
    }));
    const { refused } = await callTracker('changeGigs', { body: { changes } });
    left = refused.flatMap(({ stored }) => (stored && stored.deletedAt === null ? [stored] : []));
  }
  if (left.length > 0) throw new TypeError('They change all the time');
  $linked.set($linked.get() + 1);
}

/** The same; where it fails, it is said, with the way to try it again. */
export async function linkAndSay(gigs: readonly Linked[], contract: string): Promise<void> {
  try {
    await linkGigs(gigs, contract);
  } catch (error) {
    showToast({
      ...{ tone: 'danger', title: `${count(gigs.length, 'gig')} not linked to this contract yet` },
      text: problemOf(error),
      action: {
        ...{ label: 'Retry', alt: 'Link it under In your gig tracker' },
        onAction: () => void linkAndSay(gigs, contract),
      },
    });
  }
}
