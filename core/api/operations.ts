import * as z from 'zod/mini';
import { APPLE_DOMAIN_FILE_PATH } from '../apple-domain-file.ts';
import { endpoint } from '../endpoint.ts';
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

/** What runs the product: its health, its own description and what goes wrong. */
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
  /** The file that names the domain to Apple; none where the setting is empty. */
  appleDomainFile: endpoint({
    method: 'GET',
    path: APPLE_DOMAIN_FILE_PATH,
    auth: 'public',
    reply: 'file',
  }),
} as const;
