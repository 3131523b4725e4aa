import { atom } from 'nanostores';
import type { TypedClient, TypedVenue } from '../parts/typed-book.ts';

/** What the form for a new gig begins with. */
export interface NewGigStart {
  /** ISO day. */
  night?: string;
  title?: string;
  venue?: TypedVenue;
  client?: TypedClient;
  /** IANA; that of home where it isn't said. */
  zone?: string;
}

/** The form for a new gig while it is open, with what it begins with. */
export const $newGig = atom<NewGigStart | null>(null);

/** Opens the form for a new gig. */
export const openNewGig = (values: NewGigStart = {}): void => $newGig.set(values);

/** Closes the form. What was typed is there again when it is opened. */
export const closeNewGig = (): void => $newGig.set(null);
