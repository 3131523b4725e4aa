import { ApiError } from '#core/errors.ts';
import type { Contact } from '#core/gigs/book-schema.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import type { Gig, GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import type { Clash } from '#core/gigs/quick-add-schema.ts';
import type { BookingRequest } from '#core/press-kit-page.ts';
import {
  selectAroundGig,
  selectGig,
  selectGigContacts,
  selectGigFiles,
  selectSeriesSize,
  selectTimeline,
  selectTracker,
} from '#db/queries/gigs.ts';
import { selectGigContract } from '#db/queries/gigs-contracts.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import { bookingOf, selectBookingOfGig } from '#db/queries/press-kit-bookings.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { gigContractOf } from './gig-contract.ts';
import { AROUND, trackerOf } from './tracker-settings.ts';

interface WholeGig {
  gig: Gig;
  contacts: Contact[];
  files: GigFile[];
  timeline: TimelineEntry[];
  clashes: Clash[];
  contract: GigContract | null;
  request: BookingRequest | null;
  seriesSize: number;
}

/** A gig of whoever calls, in the trash or not, with all that goes with it. */
export async function readGig(
  { db, toolPorts, now }: Pick<Deps, 'db' | 'toolPorts' | 'now'>,
  caller: Caller,
  id: string,
): Promise<WholeGig> {
  const { rows, contacts, files, timeline, contracts, requests, around, series, tracker } = await caller.ask(
    (owner) => {
      const one = { id, owner };
      return {
        reads: {
          rows: selectGig(db, one),
          contacts: selectGigContacts(db, one),
          files: selectGigFiles(db, one),
          timeline: selectTimeline(db, one),
          around: selectAroundGig(db, one, AROUND),
          contracts: selectGigContract(db, one),
          requests: selectBookingOfGig(db, one),
          series: selectSeriesSize(db, one),
          tracker: selectTracker(db, owner),
        },
      };
    },
  );
  const [row] = rows;
  if (!row) throw new ApiError('NOT_FOUND');
  const gig = gigOf(row);
  const goesBy = trackerOf(tracker, await readPlaces(toolPorts.shippedFiles));
  const told = <Row extends { createdAt: Date }>({ createdAt, ...rest }: Row) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
  });
  return {
    gig,
    contacts: contacts.map(({ userId: _, words: __, ...contact }) => ({
      ...told(contact),
      updatedAt: contact.updatedAt.toISOString(),
    })),
    files: files.map(told),
    timeline: timeline.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    clashes: gig.deletedAt === null ? clashesOf(gig, around.map(gigOf), goesBy) : [],
    contract: gigContractOf(contracts, gig, now()),
    request: requests[0] ? bookingOf(requests[0]) : null,
    seriesSize: series[0]?.size ?? 0,
  };
}
