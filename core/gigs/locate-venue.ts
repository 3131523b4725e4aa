import type { Venue } from './book-schema.ts';
import { cityWords, type Places, whereIs } from './places.ts';

type Where = Pick<Venue, 'city' | 'country' | 'zone' | 'latitude' | 'longitude'>;
const NOWHERE: Where = { city: '', country: '', zone: null, latitude: null, longitude: null };

/** What the city of a venue says of where it is: of a new one, or of one that is in another by then. What is sent goes before. */
export function locateVenue(places: Places, sent: Partial<Where>, before: Where | null): Partial<Where> {
  // A form sends what it was given, too.
  const isSaid = (name: keyof Where) => (sent[name] ?? '') !== '' && sent[name] !== before?.[name];
  const { city, country, zone } = { ...NOWHERE, ...before, ...sent };
  const isMoved = before === null || isElsewhere(before, { city, country: isSaid('country') ? country : '' });
  if (!isMoved || isSaid('latitude') || isSaid('longitude')) return {};
  const where = whereIs(places, city, country || zone || undefined);
  const isThere = where.latitude !== null && (!isSaid('country') || where.country === country);
  if (!isThere) return { latitude: null, longitude: null };
  // Without a zone of its own it has that of its city.
  return isSaid('zone') ? where : { ...where, zone: null };
}

function isElsewhere(before: Where, now: Pick<Where, 'city' | 'country'>): boolean {
  // Coordinates without a city were given by hand.
  if (before.city === '') return before.latitude === null;
  const isAbroad = before.country !== '' && now.country !== '' && now.country !== before.country;
  return isAbroad || cityWords(now.city) !== cityWords(before.city);
}
