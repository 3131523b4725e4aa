import * as z from 'zod/mini';
import { daySchema } from '../document-fields-schema.ts';
import { endpoint } from '../endpoint.ts';
import { contactSchema } from '../gigs/book-schema.ts';
import { GIG_MOST } from '../gigs/gig.ts';
import {
  gigFileSchema,
  gigPatchSchema,
  gigSchema,
  newGigSchema,
  timelineEntrySchema,
  zoneSchema,
} from '../gigs/gig-schema.ts';
import { STATUS_IDS } from '../gigs/gig-status.ts';
import { gigContractSchema } from '../gigs/gig-terms-schema.ts';
import { clashSchema, quickAddSchema } from '../gigs/quick-add-schema.ts';
import { homeSchema, trackerSettingsSchema } from '../gigs/tracker-settings-schema.ts';
import { bookingRequestSchema } from '../press-kit-page-schema.ts';
import { dayWords, listQuery, orEmpty, statusList, statusWords, versionHeaders } from './gig-parts.ts';
import { idParams, idSchema } from './parts.ts';

const gigReply = z.object({ gig: gigSchema });
const settingsReply = z.object({ settings: trackerSettingsSchema, version: z.int() });
const at = { auth: 'user', limit: 'writes' } as const;

/** Gigs, and what goes with them. What changes one names the version it goes on from: CONFLICT with both where there is a newer one. */
export const gigsApi = {
  /**
   * Those of a status (several: `lead,hold`), of nights from … to …, of a venue, client or series, with the words of `q` in
   * title, names or notes. The latest night first, unless asked otherwise. `next` is the cursor of the next page.
   */
  gigs: endpoint({
    method: 'GET',
    path: '/api/gigs',
    auth: 'user',
    query: z.extend(listQuery, {
      status: orEmpty(statusList, statusWords),
      from: orEmpty(daySchema(), dayWords),
      to: orEmpty(daySchema(), dayWords),
      venue: orEmpty(idSchema, 'Name a venue by its id'),
      client: orEmpty(idSchema, 'Name a client by its id'),
      series: orEmpty(idSchema, 'Name a series by its id'),
      sort: z.optional(z.enum(['night', 'fee', 'updated'], 'Sort by night, fee or updated')),
      order: z.optional(z.enum(['asc', 'desc'], 'Order asc or desc')),
      /** Those in the trash instead. */
      deleted: z.optional(z.enum(['true', 'false'], 'Say true or false')),
    }),
    reply: z.object({ gigs: z.array(gigSchema), next: z.nullable(z.string()) }),
  }),
  /**
   * A column a status: how many there are, what they are worth, what is late, and the first of them; soonest first, what is over
   * latest first. Late is what was due before `today`, the day of the caller: that of UTC, where it isn't told.
   */
  gigBoard: endpoint({
    method: 'GET',
    path: '/api/gig-board',
    auth: 'user',
    query: z.object({ today: orEmpty(daySchema(), dayWords) }),
    reply: z.object({
      columns: z.array(
        z.object({
          status: z.enum(STATUS_IDS),
          count: z.int(),
          sums: z.array(z.object({ amount: z.int(), unpaid: z.int(), currency: z.string() })),
          late: z.object({
            today: daySchema(),
            count: z.int(),
            sums: z.array(z.object({ amount: z.int(), currency: z.string() })),
          }),
          gigs: z.array(gigSchema),
        }),
      ),
    }),
  }),
  /**
   * What clashes on nights from … to …, at most 400 days: between two gigs once, told of the earlier one, and gigs on blocked
   * days. The first 200, the earliest first, of the first 3,000 gigs; where those are many at once, not every two are compared.
   */
  gigClashes: endpoint({
    method: 'GET',
    path: '/api/gig-clashes',
    auth: 'user',
    query: z.object({ from: daySchema(), to: daySchema() }),
    reply: z.object({
      clashes: z.array(
        z.extend(clashSchema, {
          gig: z.object({ id: z.string(), title: z.string(), night: z.string() }),
        }),
      ),
    }),
  }),
  /** A venue or client that is named and unknown is made with it. Sent again with its id, it is there once. */
  addGig: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gigs',
    body: newGigSchema,
    status: 201,
    reply: gigReply,
  }),
  /** Many at once, all of them or none. Those that are there under their ids stay as they are. */
  addGigs: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gig-imports',
    body: z.object({
      gigs: z
        .array(newGigSchema, 'Give a list of gigs')
        .check(
          z.minLength(1, 'Give a gig at least'),
          z.maxLength(GIG_MOST.atOnce, `At most ${GIG_MOST.atOnce} at once`),
        ),
    }),
    status: 201,
    reply: z.object({ gigs: z.array(gigSchema) }),
  }),
  /** What a line says of a gig, and what that would clash with. Keeps nothing. */
  parseGig: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gigs/parse',
    body: z.object({
      line: z.string('Write a line').check(z.maxLength(300, 'Use at most 300 characters')),
      /** Where the caller is, if the profile says nothing of that. */
      zone: z.optional(zoneSchema),
    }),
    reply: z.extend(quickAddSchema, { clashes: z.array(clashSchema) }),
  }),
  /** With its contacts, files, timeline and clashes, and how many gigs its series has. Its version is the ETag. */
  gig: endpoint({
    method: 'GET',
    path: '/api/gigs/:id',
    auth: 'user',
    params: idParams,
    reply: z.extend(gigReply, {
      contacts: z.array(contactSchema),
      files: z.array(gigFileSchema),
      timeline: z.array(timelineEntrySchema),
      clashes: z.array(clashSchema),
      /** Null where it is under none, or that is gone. */
      contract: z.nullable(gigContractSchema),
      /** What was asked for on the press kit, where it arrived from there. */
      request: z.nullable(bookingRequestSchema),
      /** Those in the trash don't count; 0 where it is part of none. */
      seriesSize: z.int(),
    }),
  }),
  /** Those under a contract, which is named by its draft or by what was made of it; soonest first. */
  contractGigs: endpoint({
    method: 'GET',
    path: '/api/contracts/:id/gigs',
    auth: 'user',
    params: idParams,
    reply: z.object({ gigs: z.array(gigSchema) }),
  }),
  changeGig: endpoint({
    ...at,
    method: 'PATCH',
    path: '/api/gigs/:id',
    params: idParams,
    headers: versionHeaders,
    body: gigPatchSchema,
    reply: gigReply,
  }),
  /**
   * Many at once, each from its version: with a patch, into the trash (`deleted: true`) or out of it (`false`), or both. What has a
   * newer version, or is in the trash and isn't taken out of it, stays as it is, and comes back as `refused`. One that isn't there
   * and is taken out of it comes back as it is.
   */
  changeGigs: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gig-changes',
    body: z.object({
      changes: z
        .array(
          z
            .object({
              ...{ id: idSchema, version: z.int() },
              patch: z.optional(gigPatchSchema),
              deleted: z.optional(z.boolean('Say true or false')),
            })
            .check(
              z.refine(({ patch, deleted }) => patch !== undefined || deleted !== undefined, {
                ...{ error: 'Say what is changed', path: ['patch'] },
              }),
            ),
        )
        .check(
          z.minLength(1, 'Name what is changed'),
          z.maxLength(GIG_MOST.atOnce, `At most ${GIG_MOST.atOnce} at once`),
        ),
    }),
    reply: z.object({
      gigs: z.array(gigSchema),
      refused: z.array(z.object({ id: z.string(), stored: z.nullable(gigSchema) })),
    }),
  }),
  /** The same again on other nights, as one series: a residency, or several dates. */
  repeatGig: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gigs/:id/repeats',
    params: idParams,
    body: z.object({
      nights: z
        .array(daySchema().check(z.regex(/^20[0-8]/, 'Use a year from 2000 to 2089')))
        .check(
          z.minLength(1, 'Name a night'),
          z.maxLength(GIG_MOST.repeats, `At most ${GIG_MOST.repeats} nights`),
        ),
    }),
    status: 201,
    reply: z.object({ gigs: z.array(gigSchema) }),
  }),
  /** Into the trash, for 30 days. */
  deleteGig: endpoint({ ...at, method: 'DELETE', path: '/api/gigs/:id', params: idParams, reply: gigReply }),
  restoreGig: endpoint({
    ...at,
    method: 'POST',
    path: '/api/gigs/:id/restorations',
    params: idParams,
    reply: gigReply,
  }),
  /** Home is what the profile says of it. The version of the settings is the ETag. */
  trackerSettings: endpoint({
    method: 'GET',
    path: '/api/gig-settings',
    auth: 'user',
    reply: z.extend(settingsReply, { home: homeSchema }),
  }),
  saveTrackerSettings: endpoint({
    ...at,
    method: 'PUT',
    path: '/api/gig-settings',
    headers: versionHeaders,
    body: z.object({ settings: trackerSettingsSchema }),
    reply: settingsReply,
  }),
} as const;
