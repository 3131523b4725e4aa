import * as z from 'zod/mini';
import { GIG_LONGEST } from '../gigs/gig.ts';
import { STATUS_IDS } from '../gigs/gig-status.ts';
import { LISTED } from '../gigs/list-of-gigs.ts';

// What calls about gigs, venues and clients are asked with.

/** Which version a change goes on from. */
export const versionHeaders = z.object({
  'if-match': z
    .string('Name the version that you go on from')
    .check(z.regex(/^(?:(?:W\/)?"?\d{1,9}"?|\*)$/, 'Name the version that you go on from')),
});

const limit = z.optional(
  z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)?$/, `Use a number from 1 to ${LISTED.most}`)),
);
const isStatusList = (text: string): boolean =>
  text.split(',').every((one) => (STATUS_IDS as readonly string[]).includes(one));
/** Several of them, as `lead,hold`. */
export const statusList = z.string().check(z.refine(isStatusList));
/** One that is there and empty is none. */
export const orEmpty = <S extends z.ZodMiniType>(schema: S, reason: string) =>
  z.optional(z.union([z.literal(''), schema], reason));
export const statusWords = `Name some of ${STATUS_IDS.join(', ')}`;
export const dayWords = 'Write a date such as 2027-01-16';
const words = z.optional(z.string().check(z.maxLength(GIG_LONGEST.words, 'Use fewer words')));
/** Of a list with words to look for. */
export const listQuery = z.object({ q: words, cursor: z.optional(z.string()), limit });
