import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

/** For whoever runs this Deckhand. */
export const adminApi = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/admin/outbox',
    auth: 'admin',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
  /** The same on a machine that keeps its mail instead of sending it: whoever sits there reads it. */
  localOutbox: endpoint({
    method: 'GET',
    path: '/api/local/outbox',
    auth: 'local',
    reply: z.object({ mails: z.array(mailSchema) }),
  }),
} as const;
