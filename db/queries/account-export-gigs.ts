import { sql } from 'drizzle-orm';
import { jsonColumn } from '../json-column.ts';
import { clients } from '../schema/clients.ts';
import { contacts } from '../schema/contacts.ts';
import { gigs } from '../schema/gigs.ts';
import { venues } from '../schema/venues.ts';

/** What the export of an account has of its gigs, by the names of the export. */
export const GIG = {
  id: gigs.id,
  version: gigs.version,
  title: gigs.title,
  status: gigs.status,
  statusAt: gigs.statusAt,
  night: gigs.night,
  startsAt: gigs.startsAt,
  endsAt: gigs.endsAt,
  zone: gigs.zone,
  venueId: gigs.venueId,
  clientId: gigs.clientId,
  fee: gigs.fee,
  currency: gigs.currency,
  seriesId: gigs.seriesId,
  details: gigs.details,
  createdAt: gigs.createdAt,
  updatedAt: gigs.updatedAt,
  deletedAt: gigs.deletedAt,
  /** What happened, entry by entry. */
  timeline: jsonColumn<{ at: number; kind: string; text: string }[]>(sql`
    (SELECT json_group_array(json_object('at', n.created_at, 'kind', n.kind, 'text', n.text))
      FROM (SELECT * FROM gig_events WHERE gig_id = gigs.id ORDER BY created_at, rowid) n)`),
  files: jsonColumn<{ id: string; name: string; type: string; size: number }[]>(sql`
    (SELECT json_group_array(json_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size))
      FROM (SELECT * FROM gig_files WHERE gig_id = gigs.id ORDER BY created_at, id) f)`),
};

export const VENUE = {
  id: venues.id,
  name: venues.name,
  city: venues.city,
  country: venues.country,
  address: venues.address,
  zone: venues.zone,
  latitude: venues.latitude,
  longitude: venues.longitude,
  capacity: venues.capacity,
  travelMinutes: venues.travelMinutes,
  kilometres: venues.kilometres,
  setUp: venues.setUp,
  booth: venues.booth,
  notes: venues.notes,
  createdAt: venues.createdAt,
  updatedAt: venues.updatedAt,
};

export const CLIENT = {
  id: clients.id,
  name: clients.name,
  kind: clients.kind,
  address: clients.address,
  taxId: clients.taxId,
  email: clients.email,
  phone: clients.phone,
  notes: clients.notes,
  createdAt: clients.createdAt,
  updatedAt: clients.updatedAt,
};

export const CONTACT = {
  id: contacts.id,
  name: contacts.name,
  role: contacts.role,
  email: contacts.email,
  phone: contacts.phone,
  clientId: contacts.clientId,
  venueId: contacts.venueId,
  notes: contacts.notes,
  createdAt: contacts.createdAt,
  updatedAt: contacts.updatedAt,
};
