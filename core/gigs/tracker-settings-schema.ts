import * as z from 'zod/mini';
import { daySchema, line, listOf } from '../document-fields-schema.ts';
import { filledLine, wholeNumber, zoneSchema } from './gig-schema.ts';
import { MOST_BLOCKED, MOST_VIEWS } from './tracker-settings.ts';

const itemId = z.string().check(z.regex(/^[\da-z]{1,24}$/, 'Use letters a to z and digits'));

/** What the gig tracker of an account goes by. */
export const trackerSettingsSchema = z.object({
  /** IANA; null while nobody said. */
  homeZone: z.nullable(zoneSchema),
  homeCity: line(120),
  homeLatitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  homeLongitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  /** Between two gigs, in hours. */
  sleepHours: z.number('Give a number').check(z.gte(0, 'Use 0 or more'), z.lte(12, 'Use 12 at most')),
  /** Minutes between getting to a venue and the set, and between the set and leaving. */
  setUp: wholeNumber(0, 1440),
  packDown: wholeNumber(0, 1440),
  /** Days on which nothing may be booked, first and last. */
  blocked: listOf(
    z.object({ id: itemId, from: daySchema(), to: daySchema(), note: line(80) }),
    MOST_BLOCKED,
    'times away',
  ),
  /** Filters of the list that were given a name; `query` as it stands in the address. */
  views: listOf(
    z.object({
      id: itemId,
      name: filledLine(40, 'Name the view'),
      query: z.string().check(z.maxLength(500)),
    }),
    MOST_VIEWS,
    'views',
  ),
});
export type TrackerSettings = z.infer<typeof trackerSettingsSchema>;
