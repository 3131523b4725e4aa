import { ApiError } from '#core/errors.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { gigsAlike } from '#core/gigs/gigs-alike.ts';
import { nowIn } from '#core/gigs/now-there.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractOfGig } from '#core/tools/contract-generator/contract-of-gig.ts';
import { callTracker } from '#site/lib/call-tracker.ts';
import { deviceTimeZone } from '#site/lib/time-zones.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { Wanted } from '../../shell/document/studio-facts.ts';
import { linkAndSay } from './link-gigs.ts';

/**
 * What `?gig={id}` asks for, with `&series=1` for all nights of its series that are like it: the contract that the gig has, else a
 * new one that says what the gig says. Throws ApiError: NOT_FOUND where there is no such gig.
 */
export async function beginFromGig(
  query: URLSearchParams,
  firstContract: () => Promise<Contract>,
): Promise<Wanted<Contract>> {
  const { gig, contract, contacts } = await gigNamed(query.get('gig') ?? '');
  if (contract) {
    showToast({ title: 'This gig has a contract already' });
    return contract.id.startsWith('drf_') ? { draft: contract.id } : { made: contract.id };
  }
  const [gigs, client, venue, base] = await Promise.all([
    query.has('series') ? nightsLike(gig) : [gig],
    gig.client && callTracker('client', { params: { id: gig.client.id } }).catch(goneIsNone),
    gig.venue && callTracker('venue', { params: { id: gig.venue.id } }).catch(goneIsNone),
    firstContract(),
  ]);
  const nights = [...new Set(gigs.map(({ night }) => night))];
  const known = { client: client?.client ?? null, venue: venue?.venue ?? null, contacts };
  return {
    content: contractOfGig(base, { gig, nights, ...known }),
    onAdded: (id) => void linkAndSay(gigs, id),
  };
}

async function gigNamed(id: string) {
  try {
    const told = await callTracker('gig', { params: { id } });
    if (told.gig.deletedAt === null) return told;
  } catch (error) {
    // What the address names can't be one.
    if (!(error instanceof ApiError && error.code === 'INVALID_INPUT')) throw error;
  }
  throw new ApiError('NOT_FOUND');
}

async function nightsLike(gig: Gig): Promise<Gig[]> {
  if (gig.seriesId === null) return [gig];
  const { night } = nowIn(deviceTimeZone(), Date.now());
  const { gigs } = await callTracker('gigs', { query: { series: gig.seriesId, from: night, limit: '200' } });
  return gigsAlike(gig, gigs, night);
}

/** The gig has its name all the same. */
function goneIsNone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
  throw error;
}
