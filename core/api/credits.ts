import * as z from 'zod/mini';
import { creditsSchema, ledgerEntrySchema } from '../credits.ts';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from './parts.ts';

/** What the account may spend, and where it went. spec §7 */
export const creditsApi = {
  credits: endpoint({ method: 'GET', path: '/api/user/credits', auth: 'user', reply: creditsSchema }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/user/ledger',
    auth: 'user',
    query: pageQuery,
    reply: z.object({ entries: z.array(ledgerEntrySchema), next: z.nullable(z.string()) }),
  }),
} as const;
