import * as z from 'zod/mini';
import { creditsSchema } from '../credits.ts';
import { endpoint } from '../endpoint.ts';
import { generationSchema, generationTitleSchema, idempotencyKeySchema } from '../generation-schema.ts';
import { LARGEST_TOOL_FILE } from '../tools/define-tool.ts';
import { done, fileNameSchema, idParams, idSchema, toolParams } from './parts.ts';

/** One save of a generation: the whole of its edits, and in words what was changed. Version 1 is as it was made. */
export const generationVersionSchema = z.object({
  version: z.int(),
  edits: z.unknown(),
  createdAt: z.string(),
  text: z.string(),
});
export type GenerationVersion = z.infer<typeof generationVersionSchema>;
const generationReply = z.object({ generation: generationSchema, credits: creditsSchema });

/** What asks a tool for a work. The same Idempotency-Key again answers with the same one. */
const run = {
  method: 'POST',
  auth: 'user',
  limit: 'writes',
  params: toolParams,
  headers: z.object({ 'idempotency-key': idempotencyKeySchema }),
  /** Parsed once more by the tool's own `input`. */
  body: z.unknown(),
  status: 201,
  reply: generationReply,
} as const;

/** What tools make, and what becomes of it: one set of endpoints for every tool. */
export const generationApi = {
  generate: endpoint({ ...run, path: '/api/tools/:tool/generations' }),
  /**
   * Makes what a visitor had designed, as one of the account's first works: it costs nothing (see core/kept-work.ts). What a
   * device makes is reserved.
   */
  adopt: endpoint({ ...run, path: '/api/tools/:tool/adoptions' }),
  /** What a tool made for the account, newest first, 20 a page; `q` looks in titles. */
  generations: endpoint({
    method: 'GET',
    path: '/api/tools/:tool/generations',
    auth: 'user',
    params: toolParams,
    query: z.object({ cursor: z.optional(z.string()), q: z.optional(z.string().check(z.maxLength(120))) }),
    reply: z.object({ generations: z.array(generationSchema), next: z.nullable(z.string()) }),
  }),
  generation: endpoint({
    method: 'GET',
    path: '/api/generations/:id',
    auth: 'user',
    params: idParams,
    reply: generationSchema,
  }),
  updateGeneration: endpoint({
    method: 'PATCH',
    path: '/api/generations/:id',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    /** `version`: the one that was edited; another one meanwhile answers CONFLICT. `edits` by the tool's own schema. */
    body: z.object({
      title: z.optional(generationTitleSchema),
      edits: z.optional(z.unknown()),
      version: z.optional(z.int()),
    }),
    reply: generationSchema,
  }),
  deleteGeneration: endpoint({
    method: 'DELETE',
    path: '/api/generations/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  /** A second one with the same input, output and files. Costs nothing and counts for no daily limit. */
  copyGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/copy',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    status: 201,
    reply: generationSchema,
  }),
  /** Newest first, 200 at most. */
  generationVersions: endpoint({
    method: 'GET',
    path: '/api/generations/:id/versions',
    auth: 'user',
    params: idParams,
    reply: z.object({ versions: z.array(generationVersionSchema) }),
  }),
  generationFile: endpoint({
    method: 'GET',
    path: '/api/generations/:id/files/:name',
    auth: 'user',
    params: z.object({ id: idSchema, name: fileNameSchema }),
    query: z.object({ download: z.optional(z.string()) }),
    reply: 'file',
  }),
  uploadGenerationFile: endpoint({
    method: 'PUT',
    path: '/api/generations/:id/files/:name',
    auth: 'user',
    limit: 'writes',
    params: z.object({ id: idSchema, name: fileNameSchema }),
    body: 'file',
    maxBytes: LARGEST_TOOL_FILE,
    reply: done,
  }),
  settleGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/settle',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    /** `output` by the tool's own schema. */
    body: z.object({ output: z.unknown() }),
    reply: generationReply,
  }),
  releaseGeneration: endpoint({
    method: 'POST',
    path: '/api/generations/:id/release',
    auth: 'user',
    params: idParams,
    reply: z.object({ credits: creditsSchema }),
  }),
} as const;
