import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idempotencyKeySchema } from '../generation-schema.ts';
import { linkTokenSchema } from '../link-token-schema.ts';
import { recipientLinkSchema, savedRecipientLinkSchema } from '../press-kit-link-schema.ts';
import {
  bookingRequestSchema,
  bookingWishSchema,
  gigDateSchema,
  pressKitPageSchema,
  readCountSchema,
  readsSchema,
  savedPressKitPageSchema,
  slugSchema,
} from '../press-kit-page-schema.ts';
import {
  bioReplySchema,
  bioWriterSchema,
  linkListSchema,
  linkStateSchema,
} from '../press-kit-writing-schema.ts';
import { kitDraftSchema } from '../tools/press-kit/kit-schema.ts';
import { done, fileNameSchema, idParams, idSchema } from './parts.ts';

/** Whoever asks for the page of a press kit names it; what is none of its former or present names is not found. */
const slugParams = { slug: slugSchema };

/** What helps to write press kits, and the pages of those that are made. */
export const pressKitApi = {
  /** The text model of this server that can word bios; null where there is none. */
  bioWriter: endpoint({
    method: 'GET',
    path: '/api/press-kit-writer',
    auth: 'user',
    reply: z.object({ writer: z.nullable(bioWriterSchema) }),
  }),
  /** Bios from the facts of a kit, worded by the text model of this server; NOT_FOUND where there is none. So often a day. */
  writeBios: endpoint({
    method: 'POST',
    path: '/api/press-kit-bios',
    auth: 'user',
    limit: 'credentials',
    body: z.object({ kit: kitDraftSchema }),
    reply: bioReplySchema,
  }),
  /** Asks the services behind links whether they are there. Only services that are known are asked. */
  checkLinks: endpoint({
    method: 'POST',
    path: '/api/press-kit-links',
    auth: 'user',
    limit: 'writes',
    body: z.object({ links: linkListSchema }),
    reply: z.object({ links: z.array(linkStateSchema) }),
  }),
  /** The account's public gigs that are confirmed, which its press kits list: the next first, then those of the last year, the latest first. */
  pressKitDates: endpoint({
    method: 'GET',
    path: '/api/press-kit-dates',
    auth: 'user',
    reply: z.object({ dates: z.array(gigDateSchema) }),
  }),
  /** The page of a made kit; null before it has one. With it what was read of it lately, and what its readers asked for last. */
  pressKitPage: endpoint({
    method: 'GET',
    path: '/api/press-kits/:id/page',
    auth: 'user',
    params: idParams,
    reply: z.object({
      page: z.nullable(pressKitPageSchema),
      reads: z.array(readCountSchema),
      requests: z.array(bookingRequestSchema),
      /** The newest first. */
      links: z.array(recipientLinkSchema),
    }),
  }),
  /** Publishes a made kit at an address, moves it to another, or takes it back. INVALID_INPUT where the address is taken. */
  publishPressKit: endpoint({
    method: 'PUT',
    path: '/api/press-kits/:id/page',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: savedPressKitPageSchema,
    reply: z.object({ page: pressKitPageSchema }),
  }),
  /**
   * Adds a link to the page of a made kit, with a greeting for one recipient. PRO_REQUIRED without Pro or trial; CONFLICT where
   * the page has as many as it may have.
   */
  addRecipientLink: endpoint({
    method: 'POST',
    path: '/api/press-kits/:id/links',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: savedRecipientLinkSchema,
    status: 201,
    reply: z.object({ link: recipientLinkSchema }),
  }),
  /** Changes a link; it keeps its address. PRO_REQUIRED without Pro or trial. */
  saveRecipientLink: endpoint({
    method: 'PUT',
    path: '/api/recipient-links/:id',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: savedRecipientLinkSchema,
    reply: z.object({ link: recipientLinkSchema }),
  }),
  /** Revokes a link, or takes that back, which is PRO_REQUIRED without Pro or trial; all else of it is as it was. */
  revokeRecipientLink: endpoint({
    method: 'PUT',
    path: '/api/recipient-links/:id/revocation',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: z.object({ revoked: z.boolean('Choose whether it is revoked') }),
    reply: z.object({ link: recipientLinkSchema }),
  }),
  /** Opens a link at another address; the former one leads nowhere from then on. PRO_REQUIRED without Pro or trial. */
  renewRecipientLink: endpoint({
    method: 'POST',
    path: '/api/recipient-links/:id/renewals',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: savedRecipientLinkSchema,
    reply: z.object({ link: recipientLinkSchema }),
  }),
  /** With what was read by it. */
  deleteRecipientLink: endpoint({
    method: 'DELETE',
    path: '/api/recipient-links/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  /** Asks the artist of a published kit for a night: by mail, and for their list. Sent again under its key it arrives once. */
  requestBooking: endpoint({
    method: 'POST',
    path: '/api/press-kit-pages/:slug/bookings',
    auth: 'public',
    limit: 'reports',
    params: z.object(slugParams),
    headers: z.object({ 'idempotency-key': z.optional(idempotencyKeySchema) }),
    body: bookingWishSchema,
    status: 202,
    reply: done,
  }),
  /** Counts what of a page was read. Not what its own artist reads. */
  countReads: endpoint({
    method: 'POST',
    path: '/api/press-kit-pages/:slug/reads',
    auth: 'optional',
    limit: 'events',
    params: z.object(slugParams),
    body: z.extend(readsSchema, {
      /** The end of the address of the link that the page was opened by. */
      link: z.optional(linkTokenSchema),
    }),
    status: 202,
    reply: done,
  }),
  /** A published kit, rendered. A former address leads to the present one. */
  hostedPressKit: endpoint({
    method: 'GET',
    path: '/epk/:slug',
    auth: 'public',
    params: z.object(slugParams),
    reply: 'page',
  }),
  /** The same for one recipient, by a link that is open. */
  hostedPressKitFor: endpoint({
    method: 'GET',
    path: '/epk/:slug/for/:token',
    auth: 'public',
    params: z.object({ ...slugParams, token: linkTokenSchema }),
    reply: 'page',
  }),
  /** A photo of a published kit, in any of its sizes. */
  hostedPicture: endpoint({
    method: 'GET',
    path: '/epk/:slug/pictures/:id',
    auth: 'public',
    params: z.object({ ...slugParams, id: idSchema }),
    query: z.object({ download: z.optional(z.string()) }),
    reply: 'file',
  }),
  /** A document of a published kit, or one of its ZIPs. */
  hostedFile: endpoint({
    method: 'GET',
    path: '/epk/:slug/files/:name',
    auth: 'public',
    limit: 'reports',
    params: z.object({ ...slugParams, name: fileNameSchema }),
    reply: 'file',
  }),
} as const;
