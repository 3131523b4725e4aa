import * as z from 'zod/mini';
import { EVENT_NAMES, EVENTS_A_BATCH } from './events.ts';

const propSchema = z.nullable(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]));

export const eventsSchema = z.object({
  events: z
    .array(
      z.object({
        name: z.enum(EVENT_NAMES),
        path: z
          .string()
          .check(z.maxLength(200), z.regex(/^\/(?!\/)[^?#\p{Cc}]*$/u, 'A path without its query')),
        at: z.iso
          .datetime('An instant such as 2026-11-19T22:41:00Z')
          .check(z.maxLength(40, 'An instant has at most 40 characters')),
        props: z
          .record(z.string().check(z.regex(/^[a-zA-Z]\w{0,39}$/)), propSchema)
          .check(z.refine((props) => Object.keys(props).length <= 12, 'At most 12 facts')),
      }),
    )
    .check(
      z.minLength(1, 'Send an event'),
      z.maxLength(EVENTS_A_BATCH, `At most ${EVENTS_A_BATCH} events at once`),
    ),
});
