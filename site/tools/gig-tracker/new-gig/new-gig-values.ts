import type { FieldError } from '#core/errors.ts';
import type { NewGig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import { momentsOf, type TypedSet } from '#core/gigs/typed-set.ts';
import type { Currency } from '#core/profile.ts';
import { readMoney } from '../parts/money-text.ts';
import { setProblems } from '../parts/set-problems.ts';
import {
  clientWish,
  type TypedClient,
  type TypedVenue,
  typedClient,
  typedVenue,
  venueWish,
} from '../parts/typed-book.ts';
import type { NewGigStart } from './new-gig.store.ts';

/** A new gig as it is typed. */
export interface NewGigValues extends TypedSet {
  title: string;
  status: GigStatus;
  venue: TypedVenue;
  client: TypedClient;
  fee: string;
  currency: Currency;
}

/** What the form begins with, where one is at home. */
export const blankGig = (start: NewGigStart, zone: string, currency: Currency): NewGigValues => ({
  ...{ title: '', night: '', zone, status: 'lead', start: '', end: '', moreDays: 0 },
  ...{ isSecondStart: false, isSecondEnd: false, fee: '', currency },
  ...{ venue: typedVenue(null), client: typedClient(null) },
  ...start,
});

/** The gig that was typed, or what is missing. A gig without a title is called by its venue. */
export function readNewGig(typed: NewGigValues, zone: string): { gig: NewGig } | { problems: FieldError[] } {
  const title = typed.title.trim() || typed.venue.name.trim();
  const problems = setProblems({ night: typed.night, zone });
  if (title === '') problems.unshift({ path: 'title', reason: 'Add a title or a venue' });
  const fee = readMoney(typed.fee, typed.currency);
  if (fee.problem !== undefined) problems.push({ path: 'fee', reason: fee.problem });
  if (problems.length > 0 || fee.problem !== undefined) return { problems };
  const [venue, client] = [venueWish(typed.venue), clientWish(typed.client)];
  return {
    gig: {
      ...{ title, zone, status: typed.status, ...momentsOf({ ...typed, zone }) },
      ...(venue && { venue }),
      ...(client && { client }),
      ...(fee.sum !== null && { fee: { amount: fee.sum, currency: typed.currency } }),
    },
  };
}
