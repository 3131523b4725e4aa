import * as z from 'zod/mini';
import { CLASH_KINDS } from './clash.ts';
import { newGigSchema } from './gig-schema.ts';

export const clashSchema = z.object({
  kind: z.enum(CLASH_KINDS),
  /** The other gig, or the time away. */
  with: z.object({ id: z.string(), title: z.string() }),
  /** What is missing of the time that is needed, in minutes; of a radius the distance in metres; 0 where neither says anything. */
  amount: z.int(),
  /** All of it in a sentence. */
  text: z.string(),
});
export type Clash = z.infer<typeof clashSchema>;

export const QUICK_PARTS = ['night', 'set', 'schedule', 'venue', 'type', 'fee', 'zone', 'status'] as const;

/** What was understood of a line. */
export const quickAddSchema = z.object({
  /** As it can be sent on; null while no day was found in the line. */
  gig: z.nullable(newGigSchema),
  parts: z.array(
    z.object({
      part: z.enum(QUICK_PARTS),
      /** `Fri 1 Jan 2027`. */
      text: z.string(),
      /** What was taken for granted: `EUR assumed`. */
      note: z.string(),
    }),
  ),
  /** Words that nothing was made of. */
  unread: z.array(z.string()),
});
export type QuickAdd = z.infer<typeof quickAddSchema>;
