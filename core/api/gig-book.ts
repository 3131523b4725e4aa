import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  clientPatchSchema,
  clientSchema,
  contactPatchSchema,
  contactSchema,
  newClientSchema,
  newContactSchema,
  newVenueSchema,
  scorecardSchema,
  venuePatchSchema,
  venueSchema,
} from '../gigs/book-schema.ts';
import { gigSchema } from '../gigs/gig-schema.ts';
import { listQuery, versionHeaders } from './gig-parts.ts';
import { done, idParams, idSchema } from './parts.ts';

const read = { method: 'GET', auth: 'user' } as const;
const write = { auth: 'user', limit: 'writes' } as const;
const next = z.nullable(z.string());
/** The latest gigs of a venue or client, and what they add up to. */
const history = { gigs: z.array(gigSchema), score: scorecardSchema, contacts: z.array(contactSchema) };
const venue = z.object({ venue: venueSchema });
const client = z.object({ client: clientSchema });
const contact = z.object({ contact: contactSchema });

/**
 * Venues, clients and contacts, in the order of their names. A venue of the same name and city is CONFLICT, and a client of the
 * same name; people may share theirs. So is a change that goes on from an older version, with both. What is deleted leaves the
 * gigs and contacts it stood in. A venue is where its city is, unless its coordinates are sent.
 */
export const gigBookApi = {
  venues: endpoint({
    ...read,
    path: '/api/venues',
    query: listQuery,
    reply: z.object({ venues: z.array(venueSchema), next }),
  }),
  addVenue: endpoint({
    ...write,
    method: 'POST',
    path: '/api/venues',
    body: newVenueSchema,
    status: 201,
    reply: venue,
  }),
  venue: endpoint({ ...read, path: '/api/venues/:id', params: idParams, reply: z.extend(venue, history) }),
  changeVenue: endpoint({
    ...{ ...write, method: 'PATCH', path: '/api/venues/:id', params: idParams, headers: versionHeaders },
    body: venuePatchSchema,
    reply: venue,
  }),
  deleteVenue: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/venues/:id',
    params: idParams,
    reply: done,
  }),
  clients: endpoint({
    ...read,
    path: '/api/clients',
    query: listQuery,
    reply: z.object({ clients: z.array(clientSchema), next }),
  }),
  addClient: endpoint({
    ...{ ...write, method: 'POST', path: '/api/clients', body: newClientSchema },
    status: 201,
    reply: client,
  }),
  client: endpoint({ ...read, path: '/api/clients/:id', params: idParams, reply: z.extend(client, history) }),
  changeClient: endpoint({
    ...{ ...write, method: 'PATCH', path: '/api/clients/:id', params: idParams, headers: versionHeaders },
    body: clientPatchSchema,
    reply: client,
  }),
  deleteClient: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/clients/:id',
    params: idParams,
    reply: done,
  }),
  contacts: endpoint({
    ...read,
    path: '/api/contacts',
    query: z.extend(listQuery, { venue: z.optional(idSchema), client: z.optional(idSchema) }),
    reply: z.object({ contacts: z.array(contactSchema), next }),
  }),
  addContact: endpoint({
    ...{ ...write, method: 'POST', path: '/api/contacts', body: newContactSchema },
    status: 201,
    reply: contact,
  }),
  bookContact: endpoint({ ...read, path: '/api/contacts/:id', params: idParams, reply: contact }),
  changeContact: endpoint({
    ...{ ...write, method: 'PATCH', path: '/api/contacts/:id', params: idParams, headers: versionHeaders },
    body: contactPatchSchema,
    reply: contact,
  }),
  deleteContact: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/contacts/:id',
    params: idParams,
    reply: done,
  }),
} as const;
