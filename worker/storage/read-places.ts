import { PLACES_FILE, type Places, readPlaces as placesOf } from '#core/gigs/places.ts';
import { describeError, log } from '../log.ts';
import type { ShippedFiles } from '../providers/ports.ts';

const kept = new WeakMap<ShippedFiles, Places>();

/** The cities of the world, read once; none where their file is missing, which is tried again the next time. */
export async function readPlaces(files: ShippedFiles): Promise<Places> {
  const known = kept.get(files);
  if (known) return known;
  try {
    // Never the promise: on Workers a request must not wait for what another one has under way.
    const places = placesOf(new TextDecoder().decode(await files.read(PLACES_FILE)));
    kept.set(files, places);
    return places;
  } catch (error) {
    log({ level: 'error', event: 'places-unreadable', error: describeError(error) });
    return placesOf('');
  }
}
