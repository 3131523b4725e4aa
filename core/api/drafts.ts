import * as z from 'zod/mini';
import { draftRowSchema, draftSchema, newDraftSchema, savedDraftSchema } from '../draft-schema.ts';
import { endpoint } from '../endpoint.ts';
import { done, idSchema, toolParams } from './parts.ts';

const draftParams = z.extend(toolParams, { id: idSchema });

/** What is being written for tools that have drafts; NOT_FOUND at every other tool. */
export const draftsApi = {
  /** The one that was saved last comes first. */
  drafts: endpoint({
    method: 'GET',
    path: '/api/tools/:tool/drafts',
    auth: 'user',
    params: toolParams,
    reply: z.object({ drafts: z.array(draftRowSchema) }),
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/tools/:tool/drafts/:id',
    auth: 'user',
    params: draftParams,
    reply: z.object({ draft: draftSchema }),
  }),
  /** CONFLICT where the account has as many of this tool as it may have. */
  addDraft: endpoint({
    method: 'POST',
    path: '/api/tools/:tool/drafts',
    auth: 'user',
    limit: 'writes',
    params: toolParams,
    body: newDraftSchema,
    status: 201,
    reply: z.object({ draft: draftSchema }),
  }),
  /** CONFLICT where somebody saved another text since the revision that is named. */
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/tools/:tool/drafts/:id',
    auth: 'user',
    limit: 'writes',
    params: draftParams,
    body: savedDraftSchema,
    reply: z.object({ revision: z.int(), updatedAt: z.string() }),
  }),
  /** What was made of it stays in the library. */
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/api/tools/:tool/drafts/:id',
    auth: 'user',
    params: draftParams,
    reply: done,
  }),
} as const;
