import { EVENTS } from '#core/gigs/booking.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { GIG_LONGEST } from '#core/gigs/gig.ts';
import { isOff, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { gigOfTerms } from '#core/gigs/gig-terms.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { cutTo } from '#core/text.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { isForNight, termsOfNight } from '#core/tools/contract-generator/terms-of-night.ts';
import { callTracker } from '#site/lib/call-tracker.ts';
import { newItemId } from '#site/lib/new-ids.ts';

/** What the gig tracker has for a contract. */
export interface FoundGigs {
  /** Those under it, the soonest first. */
  gigs: readonly Gig[];
  /** Its nights that have no gig under it, each with the gigs of that night: those under no contract first. */
  missing: readonly { night: string; free: readonly Gig[] }[];
}

const NOT_OFF = STATUS_IDS.filter((status) => !isOff(status)).join();

/** Looks up the gigs of a contract, named by its draft, and of its nights. Throws what `call` throws. */
export async function findGigs(contract: string, nights: readonly string[]): Promise<FoundGigs> {
  const { gigs } = await callTracker('contractGigs', { params: { id: contract } });
  const without = nights.filter((night) => !gigs.some((gig) => isForNight(gig, night)));
  const [from, to] = [without[0], without.at(-1)];
  if (from === undefined || to === undefined) return { gigs, missing: [] };
  const query = { status: NOT_OFF, from: dayAfter(from, -1), to: dayAfter(to, 1), limit: '200' };
  const { gigs: around } = await callTracker('gigs', { query });
  const ids = new Set(gigs.map(({ id }) => id));
  const free = around.filter(({ id }) => !ids.has(id));
  return {
    gigs,
    missing: without.map((night) => ({
      night,
      free: free
        .filter((gig) => isForNight(gig, night))
        .toSorted((one, other) => Number(one.contract !== null) - Number(other.contract !== null)),
    })),
  };
}

/** A gig of one night of a contract; null where it isn't for that night. */
export function newGigOf(
  contract: Contract,
  night: string,
  known: Required<Pick<NewGig, 'id' | 'contract' | 'status' | 'zone'>>,
): NewGig | null {
  const terms = termsOfNight(contract, night, null);
  return terms && gigOfTerms(terms, { ...known, title: titleOf(contract) }, newItemId);
}

/** Never by its client: the press kit lists public gigs by their titles where they have no venue. */
const titleOf = ({ show, event }: Contract): string =>
  cutTo(show.name.trim() || show.venue.trim() || EVENTS[event], GIG_LONGEST.title);
