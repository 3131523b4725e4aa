import * as z from 'zod/mini';
import { chatBodySchema, chatHistorySchema, chatReplySchema } from '../chat-schema.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKeySchema } from '../generation-schema.ts';
import { done, pageQuery } from './parts.ts';

/** The conversation with the assistant. */
export const chatApi = {
  chatHistory: endpoint({
    method: 'GET',
    path: '/api/chat/history',
    auth: 'user',
    query: pageQuery,
    reply: chatHistorySchema,
  }),
  /** Server-sent events where Accept asks for them (see ChatEvent). With a key, a second try is answered and paid once. */
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/chat',
    auth: 'user',
    limit: 'writes',
    headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
    body: chatBodySchema,
    reply: chatReplySchema,
  }),
  /** Forgets the words of the whole conversation; the ledger keeps what it cost. */
  clearChat: endpoint({ method: 'DELETE', path: '/api/chat/history', auth: 'user', reply: done }),
} as const;
