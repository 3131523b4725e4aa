import * as z from 'zod/mini';
import { belongingsSchema, exportPageSchema } from '../account-schema.ts';
import { endpoint } from '../endpoint.ts';
import { done, idParams, pageQuery } from './parts.ts';

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;
const passkeySchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
});

/** The account's own doors, and the way out with everything that is in it. */
export const accountApi = {
  listSessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    auth: 'user',
    reply: z.object({ sessions: z.array(sessionSchema) }),
  }),
  revokeSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  revokeOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    auth: 'user',
    reply: done,
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/api/account/passkeys',
    auth: 'user',
    reply: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  deletePasskey: endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    auth: 'user',
    limit: 'exports',
    query: pageQuery,
    reply: exportPageSchema,
  }),
  /** What would go with the account. */
  belongings: endpoint({
    method: 'GET',
    path: '/api/account/belongings',
    auth: 'user',
    reply: z.object({ belongings: belongingsSchema, deletesAt: z.nullable(z.string()) }),
  }),
  /** Begins the days of grace. The password is asked for once more. */
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/account',
    auth: 'user',
    limit: 'credentials',
    body: z.object({
      password: z
        .string('Enter your password')
        .check(z.minLength(1, 'Enter your password'), z.maxLength(1024)),
    }),
    reply: z.object({ deletesAt: z.string() }),
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/api/account/keep',
    auth: 'user',
    limit: 'writes',
    reply: done,
  }),
} as const;
