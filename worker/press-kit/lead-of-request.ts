import { dayWords } from '#core/day-words.ts';
import { gigOfNew } from '#core/gigs/apply-patch.ts';
import { GIG_LONGEST } from '#core/gigs/gig.ts';
import { newGigSchema } from '#core/gigs/gig-schema.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import type { Places } from '#core/gigs/places.ts';
import { lineOf } from '#core/gigs/quick-add/line.ts';
import { readPlace } from '#core/gigs/quick-add/place.ts';
import { moneyWords } from '#core/money.ts';
import type { BookingWish } from '#core/press-kit-page.ts';
import { cutTo } from '#core/text.ts';
import type { GigWrite } from '#db/queries/gigs-write.ts';
import type { getAsked } from '#db/queries/press-kit-bookings.ts';

type Asked = NonNullable<Awaited<ReturnType<typeof getAsked>>>;

const ID_LENGTH = 22;

/** The id of the lead of a request, by the hash (hex) that names the request: sent again it is the same one. */
const leadId = (hash: string): string =>
  `gig_${BigInt(`0x${hash}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH)}`;

/** The venue of the address book that somebody named as it stands there: with its city, or alone where only one is called so. */
function venueNamed(place: string, { venues }: Pick<Asked, 'venues'>) {
  const words = nameWords(place);
  const called = venues.filter(({ name }) => nameWords(name) === words);
  return venues.find((venue) => venue.words === words) ?? (called.length === 1 ? called[0] : undefined);
}

/** The zone of the city that a place names, else that of the profile. */
function zoneOf(place: string, { zone }: Pick<Asked, 'zone'>, places: Places): string {
  const homeZone = zone ?? 'UTC';
  const context = { today: '', homeZone, currency: 'EUR', venues: [], places } as const;
  return readPlace(lineOf(place), context)?.place.zone ?? homeZone;
}

const notesOf = (wish: BookingWish, { page, now }: { page: string; now: Date }): string =>
  [
    `Booking request from ${wish.email}, sent from ${page} on ${dayWords(now.toISOString().slice(0, 10))}.`,
    '',
    `Date: ${dayWords(wish.date)}`,
    `Where: ${wish.place}`,
    wish.budget
      ? `Budget they named: ${moneyWords(wish.budget)}. It's the fee here until you agree on one.`
      : 'Budget: not said',
    ...(wish.message ? ['', wish.message] : []),
  ].join('\n');

/**
 * The lead that a request is in the tracker of whom it asks; null where it can't be one, such as of a night after 2089. It is with
 * a venue of the address book where it names one, and makes none there, nor a client: a stranger's words are no address.
 */
export function leadOfRequest(
  wish: BookingWish,
  asked: Asked,
  { hash, page, places, now }: { hash: string; page: string; places: Places; now: Date },
): GigWrite | null {
  const venue = venueNamed(wish.place, asked);
  const said = newGigSchema.safeParse({
    title: cutTo(wish.place, GIG_LONGEST.title),
    start: wish.date,
    zone: venue?.zone || zoneOf(wish.place, asked, places),
    fee: wish.budget,
    notes: notesOf(wish, { page, now }),
  });
  if (!said.success) return null;
  const nowhere = { venue: null, client: null };
  return {
    userId: asked.userId,
    gig: gigOfNew({ ...said.data, id: leadId(hash) }, nowhere, now.toISOString()),
    ...{ venue: venue ? { id: venue.id } : null, client: null, newContacts: [] },
    told: [{ kind: 'made', text: 'Asked through your press kit' }],
    now,
  };
}
