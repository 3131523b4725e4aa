import * as z from 'zod/mini';
import { contactReplySchema, contactSchema } from '../contact-schema.ts';
import { endpoint } from '../endpoint.ts';
import { eventsSchema } from '../events-schema.ts';
import { idempotencyKeySchema } from '../generation-schema.ts';
import { done } from './parts.ts';

export const clientErrorSchema = z.object({
  message: z.string().check(z.maxLength(2000)),
  stack: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  componentStack: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  timestamp: z.string().check(z.maxLength(40)),
  url: z.string().check(z.maxLength(2000)),
  userAgent: z.string().check(z.maxLength(500)),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

/** What runs the product: its health, its own description, what goes wrong and what is used. */
export const operationsApi = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    auth: 'public',
    reply: z.object({ ok: z.literal(true), database: z.literal('ok') }),
  }),
  openapi: endpoint({ method: 'GET', path: '/api/openapi.json', auth: 'public', reply: z.looseObject({}) }),
  reportError: endpoint({
    method: 'POST',
    path: '/api/errors',
    auth: 'public',
    limit: 'reports',
    body: clientErrorSchema,
    status: 202,
    reply: done,
  }),
  /** A message to whoever runs this Deckhand; the reply names it. Sent again by the same caller under its key it arrives once. */
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    auth: 'optional',
    limit: 'reports',
    headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
    body: contactSchema,
    status: 202,
    reply: contactReplySchema,
  }),
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
  outbox: endpoint({
    method: 'GET',
    path: '/api/admin/outbox',
    auth: 'admin',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
  localOutbox: endpoint({
    method: 'GET',
    path: '/api/local/outbox',
    auth: 'local',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
} as const;
