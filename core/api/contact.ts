import * as z from 'zod/mini';
import { contactReplySchema, contactSchema } from '../contact-schema.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKeySchema } from '../generation-schema.ts';

/** Messages to whoever runs this Deckhand. */
export const contactApi = {
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
} as const;
