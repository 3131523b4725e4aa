import * as z from 'zod/mini';
import { creditsSchema, ledgerEntrySchema } from '../credits.ts';
import { endpoint } from '../endpoint.ts';
import { journeySchema } from '../journey-schema.ts';
import { activityItemSchema, libraryItemSchema } from '../library-schema.ts';
import { statsSchema } from '../stats-schema.ts';
import { done, pageQuery } from './parts.ts';

/** What the account has and did. spec §7 */
export const userApi = {
  credits: endpoint({ method: 'GET', path: '/api/user/credits', auth: 'user', reply: creditsSchema }),
  ledger: endpoint({
    method: 'GET',
    path: '/api/user/ledger',
    auth: 'user',
    query: pageQuery,
    reply: z.object({ entries: z.array(ledgerEntrySchema), next: z.nullable(z.string()) }),
  }),
  /** Newest first, LIBRARY_PAGE at a time; `cursorAfter` the last one asks for the next page. So is generated content. */
  activity: endpoint({
    method: 'GET',
    path: '/api/user/activity',
    auth: 'user',
    query: pageQuery,
    reply: z.array(activityItemSchema),
  }),
  generatedContent: endpoint({
    method: 'GET',
    path: '/api/user/generated-content',
    auth: 'user',
    query: pageQuery,
    reply: z.array(libraryItemSchema),
  }),
  stats: endpoint({ method: 'GET', path: '/api/user/stats', auth: 'user', reply: statsSchema }),
  /** Counts today (UTC) as a day with a visit, and moves the end of a session that is to be remembered. */
  visit: endpoint({ method: 'POST', path: '/api/user/visit', auth: 'user', limit: 'writes', reply: done }),
  journey: endpoint({ method: 'GET', path: '/api/user/journey', auth: 'user', reply: journeySchema }),
  /** The one milestone that is told and not found in facts: the tour was finished or skipped. */
  completeOnboarding: endpoint({
    method: 'POST',
    path: '/api/user/journey/onboardingCompleted',
    auth: 'user',
    limit: 'writes',
    reply: journeySchema,
  }),
} as const;
