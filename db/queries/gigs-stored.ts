import { eq } from 'drizzle-orm';
import { EMPTY_DETAILS, type Gig } from '#core/gigs/gig.ts';
import { momentText } from '#core/gigs/moment.ts';
import type { Database } from '../client.ts';
import { clients } from '../schema/clients.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';

/** What a gig tells of its venue. */
export const GIG_VENUE = {
  ...{ id: venues.id, name: venues.name, city: venues.city, country: venues.country },
  ...{ latitude: venues.latitude, longitude: venues.longitude },
  ...{ travelMinutes: venues.travelMinutes, setUp: venues.setUp },
};

/** Gigs with the names of where and for whom, before any condition: what a batch can hold once it has one. */
export const selectStoredGigs = (db: Database) =>
  db
    .select({
      id: gigs.id,
      version: gigs.version,
      title: gigs.title,
      status: gigs.status,
      statusAt: gigs.statusAt,
      night: gigs.night,
      startsAt: gigs.startsAt,
      endsAt: gigs.endsAt,
      zone: gigs.zone,
      position: gigs.position,
      venue: GIG_VENUE,
      client: { id: clients.id, name: clients.name },
      fee: gigs.fee,
      currency: gigs.currency,
      unpaid: gigs.unpaid,
      unpaidDue: gigs.unpaidDue,
      seriesId: gigs.seriesId,
      details: gigs.details,
      createdAt: gigs.createdAt,
      updatedAt: gigs.updatedAt,
      deletedAt: gigs.deletedAt,
    })
    .from(gigs)
    .leftJoin(venues, eq(venues.id, gigs.venueId))
    .leftJoin(clients, eq(clients.id, gigs.clientId));

/** A gig as it is stored. */
export type StoredGig = Awaited<ReturnType<typeof selectStoredGigs>>[number];

/** The same as callers see it. What is stored may be older than some of the details. */
export function gigOf(row: StoredGig): Gig {
  const { position: _, details, startsAt, endsAt, fee, currency, ...told } = row;
  const moment = (at: Date | null) => (at ? momentText(at.getTime(), row.zone) : null);
  return {
    ...EMPTY_DETAILS,
    ...details,
    ...told,
    statusAt: row.statusAt.toISOString(),
    start: moment(startsAt) ?? row.night,
    end: moment(endsAt),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    fee: fee !== null && currency !== null ? { amount: fee, currency } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}
