import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { zoneSchema } from '../gigs/gig-schema.ts';

const instant = z.string();

/** What the dashboard tells of the gig tracker. */
export const gigsAheadApi = {
  /** The confirmed gig that comes next or goes on, in words, the dates that come, and how many gigs have late money. */
  gigsAhead: endpoint({
    method: 'GET',
    path: '/api/user/gigs-ahead',
    auth: 'user',
    /** Where the caller is: days and nights are told by it. */
    query: z.object({ zone: z.optional(zoneSchema) }),
    reply: z.object({
      next: z.nullable(
        z.object({
          id: z.string(),
          title: z.string(),
          facts: z.array(z.string()),
          parts: z.array(
            z.object({
              name: z.string(),
              text: z.string(),
              state: z.enum(['danger', 'waiting', 'ok', 'nothing']),
            }),
          ),
          /** When its set begins, or null; when it is over; and when its night begins. */
          starts: z.nullable(instant),
          ends: instant,
          night: instant,
        }),
      ),
      dates: z.array(z.object({ id: z.string(), night: z.string(), status: z.enum(['confirmed', 'hold']) })),
      confirmed: z.int(),
      holds: z.int(),
      hasMore: z.boolean(),
      late: z.int(),
    }),
  }),
} as const;
