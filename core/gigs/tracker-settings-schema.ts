import * as z from 'zod/mini';
import { daySchema, line, listOf } from '../document-fields-schema.ts';
import { filledLine, itemId, wholeNumber } from './gig-details-schema.ts';
import { MOST_BLOCKED, MOST_VIEWS } from './tracker-settings.ts';

/** What the gig tracker of an account goes by. */
export const trackerSettingsSchema = z.object({
  /** Between two gigs, in hours. */
  sleepHours: z.number('Give a number').check(z.gte(0, 'Use 0 or more'), z.lte(12, 'Use 12 at most')),
  /** Minutes between getting to a venue and the set, and between the set and leaving. */
  setUp: wholeNumber(0, 1440),
  packDown: wholeNumber(0, 1440),
  /** Days on which nothing may be booked, first and last. */
  blocked: listOf(
    z
      .object({ id: itemId, from: daySchema(), to: daySchema(), note: line(80) })
      .check(
        z.refine(({ from, to }) => from <= to, { error: 'Use the first day or a later one', path: ['to'] }),
      ),
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

/** Where somebody sets out from: what the profile says, and where that is. Null or empty where nobody said, or knows. */
export const homeSchema = z.object({
  homeCity: z.string(),
  /** IANA. */
  homeZone: z.nullable(z.string()),
  homeLatitude: z.nullable(z.number()),
  homeLongitude: z.nullable(z.number()),
});
export type Home = z.infer<typeof homeSchema>;
