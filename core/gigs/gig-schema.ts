import * as z from 'zod/mini';
import { line } from '../document-fields-schema.ts';
import { CURRENCIES } from '../profile.ts';
import { GIG_LONGEST, TIMELINE_KINDS } from './gig.ts';
import {
  detailFields,
  filledLine,
  idOf,
  inYears,
  isMoment,
  MOMENT_WORDS,
  moment,
  sum,
} from './gig-details-schema.ts';
import { STATUS_IDS } from './gig-status.ts';
import { isCalendarDay } from './moment.ts';
import { isZone } from './zoned-time.ts';

export const zoneSchema = z
  .string('Name a time zone such as Europe/London')
  .check(z.maxLength(60), z.refine(isZone, 'Name a time zone such as Europe/London'));
/** A time, or the night alone while nobody knows the time. */
const start = z.string(MOMENT_WORDS).check(
  z.refine((text: string) => isMoment(text) || isCalendarDay(text), MOMENT_WORDS),
  inYears,
);

const moneySchema = z.object({
  amount: sum,
  currency: z.enum(CURRENCIES, 'Choose a currency of the list'),
});
/** One that the account has, or the name of one, which is made where it has none of that name. */
const venueWish = z.nullable(
  z.union(
    [
      z.object({ id: idOf('ven', 'Name a venue') }),
      z.object({
        name: filledLine(GIG_LONGEST.name, 'Name the venue'),
        city: z._default(line(GIG_LONGEST.name), ''),
      }),
    ],
    'Name the venue',
  ),
);
const clientWish = z.nullable(
  z.union(
    [
      z.object({ id: idOf('cli', 'Name a client') }),
      z.object({ name: filledLine(GIG_LONGEST.name, 'Name the client') }),
    ],
    'Name the client',
  ),
);

const coreFields = {
  title: filledLine(GIG_LONGEST.title, 'Give it a title'),
  status: z.enum(STATUS_IDS, 'Choose one of the list'),
  start,
  /** Of the set. */
  end: z.nullable(moment),
  zone: zoneSchema,
  venue: venueWish,
  client: clientWish,
  fee: z.nullable(moneySchema),
};

const optional = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) => z.partial(z.object(shape));

/** What a gig begins with. Whoever may have to send it twice chooses the id: there is one of it then. */
export const newGigSchema = z.extend(optional({ ...coreFields, ...detailFields }), {
  id: z.optional(z.string().check(z.regex(/^gig_[\da-z]{22}$/, 'Use gig_ and 22 letters a to z or digits'))),
  title: coreFields.title,
  start: coreFields.start,
  zone: coreFields.zone,
});
export type NewGig = z.infer<typeof newGigSchema>;

/** What is changed; lists are sent whole. */
export const gigPatchSchema = optional({ ...coreFields, ...detailFields });
export type GigPatch = z.infer<typeof gigPatchSchema>;

const instant = z.string();
export const gigSchema = z.object({
  id: z.string(),
  /** Counts the changes, from 1. */
  version: z.int(),
  title: z.string(),
  status: z.enum(STATUS_IDS),
  /** Since when it has that status. */
  statusAt: instant,
  /** The day on which the doors open. */
  night: z.string(),
  /** On the wall at the venue (`2027-03-14T23:00`); the night alone while nobody knows the time. */
  start: z.string(),
  end: z.nullable(z.string()),
  /** IANA. */
  zone: z.string(),
  /** The same as instants. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  venue: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      /** One way, and what is usual there before a set. */
      travelMinutes: z.nullable(z.int()),
      setUp: z.nullable(z.int()),
    }),
  ),
  client: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Flat, or guaranteed; null where nobody spoke of it. */
  fee: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  /** What is still to come of it, in minor units, and since or until when. */
  unpaid: z.int(),
  unpaidDue: z.nullable(z.string()),
  /** Gigs that were made of one another share it. */
  seriesId: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  /** When it went to the trash. */
  deletedAt: z.nullable(instant),
  ...detailFields,
});
export type Gig = z.infer<typeof gigSchema>;

export const timelineEntrySchema = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(TIMELINE_KINDS),
  text: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const gigFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: instant,
});
export type GigFile = z.infer<typeof gigFileSchema>;
