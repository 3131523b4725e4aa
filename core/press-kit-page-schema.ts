import * as z from 'zod/mini';
import { daySchema } from './document-fields-schema.ts';
import { BOOKING_LENGTH, OPENED, PAGE_PART_IDS, SLUG_LENGTH } from './press-kit-page.ts';
import { CURRENCIES } from './profile.ts';
import { noControls, noStrayControls, saysSomething, unixLines } from './text.ts';
import { emailSchema } from './user.ts';

/** The end of the address of a page: `dj-nova`. */
export const slugSchema = z
  .string('Choose an address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(SLUG_LENGTH.min, `Use at least ${SLUG_LENGTH.min} characters`),
    z.maxLength(SLUG_LENGTH.max, `Use at most ${SLUG_LENGTH.max} characters`),
    z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Use letters a to z, digits and single hyphens'),
  );

export const savedPressKitPageSchema = z.object({
  slug: slugSchema,
  published: z.boolean('Choose whether it is published'),
});

/** The page of a made kit. */
export const pressKitPageSchema = z.object({
  slug: z.string(),
  /** The whole address. */
  url: z.string(),
  published: z.boolean(),
});
export type PressKitPage = z.infer<typeof pressKitPageSchema>;

const budgetSchema = z.object({
  amount: z
    .int('Write an amount such as 900')
    .check(z.gte(1, 'Write an amount such as 900'), z.lte(1_000_000_000, 'That is more than we can count')),
  currency: z.enum(CURRENCIES, 'Choose a currency of the list'),
});

/** What somebody asks an artist for, on the page of a press kit. */
export const bookingWishSchema = z.object({
  date: daySchema('Choose a date'),
  place: z
    .string('Write the venue and its city')
    .check(
      z.trim(),
      z.minLength(2, 'Write the venue and its city'),
      z.maxLength(BOOKING_LENGTH.place, `Use at most ${BOOKING_LENGTH.place} characters`),
      noControls,
      z.refine(saysSomething, 'Write the venue and its city'),
    ),
  budget: z._default(z.nullable(budgetSchema), null),
  email: emailSchema,
  message: z._default(
    z
      .string('Write text')
      .check(
        unixLines,
        z.trim(),
        z.maxLength(
          BOOKING_LENGTH.message,
          `Use at most ${BOOKING_LENGTH.message.toLocaleString('en')} characters`,
        ),
        noStrayControls,
      ),
    '',
  ),
  /** People never see this field; programs fill it in. */
  website: z.optional(z.string()),
});
export type BookingWish = z.infer<typeof bookingWishSchema>;

/** The same as its artist is shown it. */
export const bookingRequestSchema = z.object({
  id: z.string(),
  date: z.string(),
  place: z.string(),
  budget: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  email: z.string(),
  message: z.string(),
  /** The lead in the gig tracker that it arrived as; null where there is none any more, or it is in the trash. */
  gigId: z.nullable(z.string()),
  createdAt: z.string(),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** What anybody may read of a public gig that is confirmed: nothing of its money, its notes, or for whom it is. */
export const gigDateSchema = z.object({
  gigId: z.string(),
  date: z.string(),
  /** Of its title, where no venue is known. */
  venue: z.string(),
  city: z.string(),
});
export type GigDate = z.infer<typeof gigDateSchema>;

const readParts = [OPENED, ...PAGE_PART_IDS] as const;
/** A part of the page, or that it was opened. */
export const readPartSchema = z.enum(readParts, 'Name a part of the page');

/** What of a page somebody read. */
export const readsSchema = z.object({
  parts: z
    .array(readPartSchema)
    .check(z.minLength(1, 'Name a part of the page'), z.maxLength(readParts.length, 'Name each part once')),
});
/** How often each part was read lately. */
export const readCountSchema = z.object({ part: readPartSchema, count: z.int() });
