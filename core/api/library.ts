import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { activityItemSchema, libraryItemSchema } from '../library-schema.ts';
import { pageQuery } from './parts.ts';

/** What the account did and made. spec §7 */
export const libraryApi = {
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
} as const;
