import * as z from 'zod/mini';
import { creditsSchema } from '../credits.ts';
import { endpoint } from '../endpoint.ts';
import { generationSchema, generationTitleSchema, idempotencyKeySchema } from '../generation-schema.ts';
import { LARGEST_TOOL_FILE } from '../tools/define-tool.ts';
import { done, fileNameSchema, idParams, idSchema, toolParams } from './parts.ts';

/** A tool by its manifest (core/tools/tool-facts.ts), and how it is used. */
export const toolInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  /** Where it can be used today; null as long as it is not open. */
  opens: z.nullable(z.string()),
  /** Credits a use, or null where it is free. */
  cost: z.nullable(z.int()),
  group: z.enum(['ai', 'business']),
  made: z.nullable(z.enum(['server', 'device'])),
  /** Its type in the library, and the milestone that its first result reaches; null where it has none. */
  libraryType: z.nullable(z.string()),
  milestone: z.nullable(z.string()),
  /** What makes the result, and where the words go, as a person is told before they use it; null where nothing runs yet. */
  engine: z.nullable(z.object({ name: z.string(), dataGoes: z.string() })),
  /** The endpoint that uses it, and a body that works as it is; null where there is none yet. */
  request: z.nullable(z.object({ method: z.string(), path: z.string(), example: z.unknown() })),
});
export type ToolInfo = z.infer<typeof toolInfoSchema>;
/** One save of a generation: the whole of its edits, and in words what was changed. Version 1 is as it was made. */
export const generationVersionSchema = z.object({
  version: z.int(),
  edits: z.unknown(),
  createdAt: z.string(),
  text: z.string(),
});
export type GenerationVersion = z.infer<typeof generationVersionSchema>;
const generationReply = z.object({ generation: generationSchema, credits: creditsSchema });

/** Tools and their generations: one set of endpoints for every tool. */
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

export const toolsApi = {
  tools: endpoint({
    method: 'GET',
    path: '/api/tools',
    auth: 'public',
    reply: z.object({ tools: z.array(toolInfoSchema) }),
  }),
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
