import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Anyone who has it reads the calendar; null while it is turned off. */
const feed = z.object({ url: z.nullable(z.string()) });

/** The gigs of an account, for any program that reads iCalendar (RFC 5545). */
export const calendarApi = {
  calendar: endpoint({ method: 'GET', path: '/api/calendar', auth: 'user', reply: feed }),
  /** Turns it on at a new address; the former one leads nowhere from then on. */
  rotateCalendar: endpoint({
    method: 'POST',
    path: '/api/calendar/rotate',
    auth: 'user',
    limit: 'writes',
    reply: feed,
  }),
  closeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/calendar',
    auth: 'user',
    limit: 'writes',
    reply: feed,
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/api/calendar/:token',
    auth: 'public',
    params: z.object({ token: z.string().check(z.regex(/^[\da-z]{22}-[\da-f]{32}\.ics$/)) }),
    reply: 'file',
  }),
} as const;
