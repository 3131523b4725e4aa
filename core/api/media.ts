import { endpoint } from '../endpoint.ts';
import { MAX_MEDIA_BYTES } from '../media.ts';
import { mediaItemSchema } from '../media-schema.ts';
import { idParams } from './parts.ts';

/** The pictures of the account. */
export const mediaApi = {
  /** One picture: JPEG, PNG or WebP by its first bytes, 8 MB at most. The same bytes again answer the same id. */
  uploadMedia: endpoint({
    method: 'PUT',
    path: '/api/media',
    auth: 'user',
    limit: 'writes',
    body: 'file',
    maxBytes: MAX_MEDIA_BYTES,
    status: 201,
    reply: mediaItemSchema,
  }),
  mediaFile: endpoint({
    method: 'GET',
    path: '/api/media/:id',
    auth: 'user',
    params: idParams,
    reply: 'file',
  }),
} as const;
