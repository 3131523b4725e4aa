import { applyPatch, type VenueAndClient } from '#core/gigs/apply-patch.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';

/** Venue and client that a patch names, as far as it says them. Those named by their id are in `known`. */
export const namedIn = ({ venue, client }: GigPatch, before: VenueAndClient): VenueAndClient => ({
  venue:
    venue && 'name' in venue
      ? {
          ...{ id: '', name: venue.name, city: venue.city ?? '', country: '' },
          ...{ latitude: null, longitude: null, travelMinutes: null, setUp: null },
        }
      : venue === undefined || venue?.id === before.venue?.id
        ? before.venue
        : null,
  client:
    client && 'name' in client
      ? { id: '', name: client.name }
      : client === undefined || client?.id === before.client?.id
        ? before.client
        : null,
});

/** The gig with a patch, in the version that it has: only the server counts them. */
export const patched = (gig: Gig, patch: GigPatch, known?: Partial<VenueAndClient>): Gig => ({
  ...applyPatch(gig, patch, { ...namedIn(patch, gig), ...known }, new Date().toISOString()),
  version: gig.version,
});

export const isEmpty = (patch: GigPatch): boolean => Object.keys(patch).length === 0;
