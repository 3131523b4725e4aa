import type { Places } from '#core/gigs/places.ts';

/** Asks for the cities until they are there, then keeps them; null where they couldn't be loaded: the next one asks again. */
export function knownPlaces(load: () => Promise<Places>): () => Promise<Places | null> {
  let known: Promise<Places | null> | null = null;
  return () => {
    known ??= load().catch(() => {
      known = null;
      return null;
    });
    return known;
  };
}
