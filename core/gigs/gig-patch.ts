import { canonicalJson } from '../signing/canonical-json.ts';
import { EMPTY_DETAILS, type Gig, type GigPatch } from './gig.ts';
import { hasDealSums, isOtherCurrency } from './gig-sums.ts';

/** All that can be changed of a gig, as a patch says it. */
export type GigFields = Required<GigPatch>;

export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** A gig as a patch would say all of it. A venue or client that is not in the address book yet has no id there, and goes by its name. */
export function fieldsOf(gig: Gig): GigFields {
  const { title, status, start, end, zone, venue, client, fee } = gig;
  const names = Object.keys(EMPTY_DETAILS) as (keyof typeof EMPTY_DETAILS)[];
  const details = Object.fromEntries(names.map((name) => [name, gig[name]])) as typeof EMPTY_DETAILS;
  return {
    ...{ title, status, start, end, zone, ...details },
    // Told as text; stored are those of the list alone.
    fee: fee as GigFields['fee'],
    venue: venue && (venue.id === '' ? { name: venue.name, city: venue.city } : { id: venue.id }),
    client: client && (client.id === '' ? { name: client.name } : { id: client.id }),
  };
}

/**
 * The fields that differ, with their values after. What would follow a start that is moved goes with it, and what is in the
 * currency of the fee goes with another one.
 */
export function patchBetween(before: GigFields, after: GigFields): GigPatch {
  const names = Object.keys(after) as (keyof GigFields)[];
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const patch: GigPatch = Object.fromEntries(changed.map((name) => [name, after[name]]));
  if (patch.start !== undefined) {
    if (before.end !== null) patch.end = after.end;
    if (before.schedule.length > 0) patch.schedule = after.schedule;
  }
  if (isOtherCurrency(before, patch)) {
    if (before.payments.length > 0) patch.payments = after.payments;
    if (hasDealSums(before)) patch.deal = after.deal;
  }
  return patch;
}

/** The smallest patch that makes one gig of another. */
export const patchOf = (base: Gig, mine: Gig): GigPatch => patchBetween(fieldsOf(base), fieldsOf(mine));
