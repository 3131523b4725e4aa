import type { EventType } from '#core/gigs/booking.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { momentsOf, type TypedSet, typedSet } from '#core/gigs/typed-set.ts';
import { setProblems } from '../../parts/set-problems.ts';
import {
  clientWish,
  type TypedClient,
  type TypedVenue,
  typedClient,
  typedVenue,
  venueWish,
} from '../../parts/typed-book.ts';
import type { Reading } from '../../parts/use-gig-form.ts';

/** The form of when and where, as it is typed. */
export interface TimesValues extends TypedSet {
  title: string;
  /** `none` while nobody said. */
  type: EventType | 'none';
  venue: TypedVenue;
  client: TypedClient;
  /** Place in the queue, and its last day; empty without one. */
  order: string;
  until: string;
  isPublic: boolean;
}

export const timesOf = (gig: Gig): TimesValues => ({
  ...typedSet(gig),
  ...{ title: gig.title, type: gig.type ?? 'none', isPublic: gig.isPublic },
  ...{ venue: typedVenue(gig.venue), client: typedClient(gig.client) },
  ...{ order: String(gig.hold?.order ?? 1), until: gig.hold?.until ?? '' },
});

/** What typed times and places change of a gig: only what is another than before. */
export function readTimes(gig: Gig, typed: TimesValues, zone: string): Reading {
  const problems = setProblems({ ...typed, zone });
  if (typed.title.trim() === '') problems.unshift({ path: 'title', reason: 'Give it a title' });
  if (problems.length > 0) return { problems };
  const patch: GigPatch = {};
  const { start, end } = momentsOf({ ...typed, zone });
  if (typed.title.trim() !== gig.title) patch.title = typed.title.trim();
  if (start !== gig.start) patch.start = start;
  if (end !== gig.end || (patch.start !== undefined && gig.end !== null)) patch.end = end;
  if (zone !== gig.zone) Object.assign(patch, { zone, start, end });
  const type = typed.type === 'none' ? null : typed.type;
  if (type !== gig.type) patch.type = type;
  if (typed.isPublic !== gig.isPublic) patch.isPublic = typed.isPublic;
  if (gig.status === 'hold') {
    const hold = { order: Number(typed.order), until: typed.until || null };
    if (hold.order !== gig.hold?.order || hold.until !== gig.hold.until) patch.hold = hold;
  }
  const [venue, client] = [venueWish(typed.venue), clientWish(typed.client)];
  if (typed.venue.picked?.id !== gig.venue?.id || (venue === null && gig.venue)) patch.venue = venue;
  if (typed.client.picked?.id !== gig.client?.id || (client === null && gig.client)) patch.client = client;
  return {
    patch,
    known: {
      ...(typed.venue.picked && { venue: typed.venue.picked }),
      ...(typed.client.picked && { client: typed.client.picked }),
    },
  };
}
