import * as z from 'zod/mini';
import { FINISHED, idsOf, line } from '../document-fields-schema.ts';
import { BOOK_LONGEST, BOOK_RANGES } from './book-limits.ts';
import { CLIENT_KINDS } from './booking.ts';
import { CONTACT_ROLES, GIG_LONGEST } from './gig.ts';
import { filledLine, idOf, longText, wholeNumber } from './gig-details-schema.ts';
import { zoneSchema } from './gig-schema.ts';

// The address book of the gig tracker: venues, clients, and the people of both.

const kept = {
  id: z.string(),
  /** Counts the changes, from 1. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
const email = FINISHED.optionalEmail;
const text = (longest: number) => z._default(line(longest), '');
const notes = z._default(longText(GIG_LONGEST.notes), '');
const degrees = (most: number) =>
  z._default(
    z.nullable(
      z
        .number('Give degrees')
        .check(z.gte(-most, `Use -${most} or more`), z.lte(most, `Use ${most} at most`)),
    ),
    null,
  );
const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);

const venueFields = {
  name: filledLine(GIG_LONGEST.name, 'Name the venue'),
  city: text(GIG_LONGEST.name),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z._default(
    z.string('Use two letters such as DE').check(z.regex(/^(?:[A-Z]{2})?$/, 'Use two letters such as DE')),
    '',
  ),
  address: text(GIG_LONGEST.line),
  zone: orNull(zoneSchema),
  latitude: degrees(90),
  longitude: degrees(180),
  capacity: orNull(wholeNumber(...BOOK_RANGES.capacity)),
  /** One way from home. */
  travelMinutes: orNull(wholeNumber(...BOOK_RANGES.travelMinutes)),
  kilometres: orNull(wholeNumber(...BOOK_RANGES.kilometres)),
  /** Minutes between getting there and the set. */
  setUp: orNull(wholeNumber(...BOOK_RANGES.setUp)),
  /** What the booth has. */
  booth: z._default(longText(BOOK_LONGEST.booth), ''),
  notes,
};
const clientFields = {
  name: filledLine(GIG_LONGEST.name, 'Name the client'),
  kind: z._default(z.enum(idsOf(CLIENT_KINDS), 'Choose one of the list'), 'business'),
  address: text(GIG_LONGEST.line),
  taxId: text(BOOK_LONGEST.taxId),
  email,
  phone: text(BOOK_LONGEST.phone),
  notes,
};
const contactFields = {
  name: filledLine(GIG_LONGEST.name, 'Write a name'),
  role: z._default(z.enum(idsOf(CONTACT_ROLES), 'Choose one of the list'), 'other'),
  email,
  phone: text(BOOK_LONGEST.phone),
  /** Whom they work for, and where. */
  clientId: orNull(idOf('cli', 'Name a client')),
  venueId: orNull(idOf('ven', 'Name a venue')),
  notes,
};

export const newVenueSchema = z.object(venueFields);
export const newClientSchema = z.object(clientFields);
export const newContactSchema = z.object(contactFields);

/** The fields that are sent, by the same rules, and none that is not. */
const patchSchemaOf = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.partial(
    z.object(
      Object.fromEntries(
        Object.entries(shape).map(([name, schema]) => [
          name,
          schema instanceof z.ZodMiniDefault ? schema._zod.def.innerType : schema,
        ]),
      ) as unknown as Shape,
    ),
  );
export const venuePatchSchema = patchSchemaOf(venueFields);
export const clientPatchSchema = patchSchemaOf(clientFields);
export const contactPatchSchema = patchSchemaOf(contactFields);

export const venueSchema = z.extend(newVenueSchema, kept);
export type Venue = z.infer<typeof venueSchema>;
export const clientSchema = z.extend(newClientSchema, kept);
export type Client = z.infer<typeof clientSchema>;
export const contactSchema = z.extend(newContactSchema, kept);
export type Contact = z.infer<typeof contactSchema>;

/** How it went with a client, or at a venue. */
export const scorecardSchema = z.object({
  gigs: z.int(),
  played: z.int(),
  /** Called off by the client. */
  calledOff: z.int(),
  /** Payments with a due day that came by then. */
  paidOnTime: z.int(),
  /** Those that came after it, or are still owed and were due before today. */
  paidLate: z.int(),
  /** Of the late ones: the days of the one in the middle, until today where it is still owed; null without any. */
  usualDelay: z.nullable(z.int()),
  riderMet: z.int(),
  riderAnswered: z.int(),
  /** What came in, by currency. */
  income: z.array(z.object({ amount: z.int(), currency: z.string() })),
});
export type Scorecard = z.infer<typeof scorecardSchema>;
