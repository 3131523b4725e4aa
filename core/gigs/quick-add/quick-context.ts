import type { Currency } from '../../profile.ts';
import type { Places } from '../places.ts';

/** A venue of the account's own. */
export interface KnownVenue {
  id: string;
  name: string;
  city: string;
  /** IANA; null while nobody said. */
  zone: string | null;
  /** ISO 3166-1 alpha-2, or empty. */
  country: string;
}

/** What a line is read by. */
export interface QuickContext {
  /** The day at home, ISO. */
  today: string;
  /** IANA. */
  homeZone: string;
  /** Taken where a line names none. */
  currency: Currency;
  venues: readonly KnownVenue[];
  places: Places;
}
