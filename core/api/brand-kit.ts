import * as z from 'zod/mini';
import { brandKitReplySchema, logoKitSchema } from '../brand-kit-schema.ts';
import { endpoint } from '../endpoint.ts';
import { fileNameSchema, idParams } from './parts.ts';

/** The brand kit: what the account looks like everywhere. */
export const brandKitApi = {
  brandKit: endpoint({ method: 'GET', path: '/api/brand-kit', auth: 'user', reply: brandKitReplySchema }),
  /** Takes a concept as it is now, edited or not. The same choice again changes nothing. */
  chooseLogo: endpoint({
    method: 'PUT',
    path: '/api/brand-kit/logo',
    auth: 'user',
    limit: 'writes',
    body: z.object({
      generationId: z.string('Name a logo').check(z.maxLength(64)),
      conceptId: z.string('Choose one of the concepts').check(z.maxLength(64)),
    }),
    reply: brandKitReplySchema,
  }),
  /** Puts back what was there before; a second time takes it away again. CONFLICT where no logo was ever chosen. */
  undoBrandKit: endpoint({
    method: 'POST',
    path: '/api/brand-kit/undo',
    auth: 'user',
    limit: 'writes',
    reply: brandKitReplySchema,
  }),
  brandKitFile: endpoint({
    method: 'GET',
    path: '/api/brand-kit/files/:name',
    auth: 'user',
    params: z.object({ name: fileNameSchema }),
    /** `v`: the kit that the address names. A file of the one that is worn now stands in where it is gone. */
    query: z.object({ v: z.optional(z.string().check(z.maxLength(64))), download: z.optional(z.string()) }),
    reply: 'file',
  }),
  /** Pro and trial only: what goes into the package of a logo beside its files. */
  logoKit: endpoint({
    method: 'GET',
    path: '/api/generations/:id/kit',
    auth: 'user',
    params: idParams,
    query: z.object({ concept: z.string('Choose one of the concepts').check(z.maxLength(64)) }),
    reply: z.object({ kit: logoKitSchema }),
  }),
} as const;
