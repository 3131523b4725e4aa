import { endpoint } from '../endpoint.ts';
import { eventsSchema } from '../events-schema.ts';
import { done } from './parts.ts';

export const eventsApi = {
  /** What the product counts about its own use; whose session it is, where there is one, is found by the server. */
  events: endpoint({
    method: 'POST',
    path: '/api/events',
    auth: 'optional',
    limit: 'events',
    body: eventsSchema,
    status: 202,
    reply: done,
  }),
} as const;
