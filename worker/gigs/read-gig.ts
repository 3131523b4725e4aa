import { ApiError } from '#core/errors.ts';
import type { Contact } from '#core/gigs/book-schema.ts';
import { clashesOf } from '#core/gigs/clashes.ts';
import type { Gig, GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import type { Clash } from '#core/gigs/quick-add-schema.ts';
import {
  selectAroundGig,
  selectGig,
  selectGigContacts,
  selectGigFiles,
  selectSeriesSize,
  selectTimeline,
  selectTracker,
} from '#db/queries/gigs.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { readPlaces } from '../storage/read-places.ts';
import { AROUND, trackerOf } from './tracker-settings.ts';

interface WholeGig {
  gig: Gig;
  contacts: Contact[];
  files: GigFile[];
  timeline: TimelineEntry[];
  clashes: Clash[];
  seriesSize: number;
}

/** A gig of whoever calls, in the trash or not, with all that goes with it. */
export async function readGig(
  { db, toolPorts }: Pick<Deps, 'db' | 'toolPorts'>,
  caller: Caller,
  id: string,
): Promise<WholeGig> {
  const { rows, contacts, files, timeline, around, series, tracker } = await caller.ask((owner) => {
    const one = { id, owner };
    return {
      reads: {
        rows: selectGig(db, one),
        contacts: selectGigContacts(db, one),
        files: selectGigFiles(db, one),
        timeline: selectTimeline(db, one),
        around: selectAroundGig(db, one, AROUND),
        series: selectSeriesSize(db, one),
        tracker: selectTracker(db, owner),
      },
    };
  });
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
    seriesSize: series[0]?.size ?? 0,
  };
}
