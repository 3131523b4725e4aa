import { EMPTY_DETAILS, type Gig } from '#core/gigs/gig.ts';

/** A gig as the API tells it, of which nobody has said much yet. */
export const aGig = (said: Partial<Gig> = {}): Gig => ({
  ...structuredClone(EMPTY_DETAILS),
  id: 'gig_0000000000000000000001',
  version: 1,
  title: 'Club night',
  status: 'lead',
  statusAt: '2026-10-18T10:00:00.000Z',
  night: '2026-11-28',
  start: '2026-11-28',
  end: null,
  zone: 'Europe/Warsaw',
  startsAt: null,
  endsAt: null,
  venue: null,
  client: null,
  fee: null,
  unpaid: 0,
  unpaidDue: null,
  seriesId: null,
  createdAt: '2026-10-18T10:00:00.000Z',
  updatedAt: '2026-10-18T10:00:00.000Z',
  deletedAt: null,
  ...said,
});
