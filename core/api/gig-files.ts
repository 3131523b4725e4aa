import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { MAX_GIG_FILE_BYTES } from '../gigs/gig.ts';
import { gigFileSchema } from '../gigs/gig-schema.ts';
import { done, idParams } from './parts.ts';

/** Riders, tickets, receipts: what is kept with a gig. */
export const gigFilesApi = {
  /** A PDF, JPEG, PNG or WebP by its first bytes. CONFLICT where the gig has as many as it may have. */
  addGigFile: endpoint({
    method: 'POST',
    path: '/api/gigs/:id/files',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    query: z.object({
      name: z
        .string('Name the file')
        .check(z.trim(), z.minLength(1, 'Name the file'), z.maxLength(120, 'Use at most 120 characters')),
    }),
    body: 'file',
    maxBytes: MAX_GIG_FILE_BYTES,
    status: 201,
    reply: z.object({ file: gigFileSchema }),
  }),
  gigFile: endpoint({
    method: 'GET',
    path: '/api/gig-files/:id',
    auth: 'user',
    params: idParams,
    reply: 'file',
  }),
  deleteGigFile: endpoint({
    method: 'DELETE',
    path: '/api/gig-files/:id',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    reply: done,
  }),
} as const;
