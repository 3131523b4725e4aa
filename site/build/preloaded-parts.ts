import type { Plugin } from 'vite';

/** Scripts of the gig tracker's page that load other parts of it late. */
const OF_THE_TRACKER =
  /\/(?:GigTracker\.island|SampleTracker|TrackerScreen|keep-tracker|save-gig|tracker-call)\./;

/** Which scripts are fetched together with a part that comes late, by the script that loads it. Its style sheets are always. */
export const fetchedWith = (needs: string[], hostId: string): string[] =>
  OF_THE_TRACKER.test(hostId) ? [] : needs;

/**
 * A script lists what each part that it loads late needs, so that all of it is fetched at once. For the gig tracker these lists
 * would be a twentieth of all that its page loads at first, and the service worker fetches every part right after the page
 * (docs/decisions/0050): its scripts name the part alone.
 */
export function preloadedParts(): Plugin {
  return {
    name: 'deckhand:preloaded-parts',
    // Astro leaves out what the build of its configuration says of it.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_part, needs, { hostId }) => fetchedWith(needs, hostId),
              },
            },
          }
        : undefined,
  };
}
