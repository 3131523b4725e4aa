import type * as z from 'zod/mini';
import type { Endpoint } from '#core/endpoint.ts';
import { ApiError, fieldErrors } from '#core/errors.ts';
import type { RequestContext } from './context.ts';

/** Largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 256 * 1024;
/** Largest uploaded file, in bytes; a tool may take less. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Parses by a schema; a refusal names each field under `prefix` and why. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown, prefix = ''): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error).map(({ path, reason }) => ({
    path: [prefix, path].filter(Boolean).join('.'),
    reason,
  }));
  throw new ApiError('INVALID_INPUT', undefined, { fields });
}

/** The body's bytes, given up as soon as there are more than `limit`. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw new ApiError('PAYLOAD_TOO_LARGE');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ApiError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('UNSUPPORTED_TYPE', 'Send JSON, with Content-Type: application/json');
  }
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ApiError('INVALID_INPUT', undefined, {
      fields: [{ path: '', reason: 'The body is not valid JSON' }],
    });
  }
}

function parseParams(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('NOT_FOUND');
  return parsed.data;
}

/** Everything that an endpoint reads from its request, each part by its schema. */
export async function readRequest(c: RequestContext, endpoint: Endpoint) {
  const { params, query, headers, body } = endpoint;
  const read = {
    params: params ? parseParams(params, c.req.param()) : undefined,
    query: query ? parse(query, c.req.query()) : undefined,
    headers: headers ? parse(headers, c.req.header()) : undefined,
  };
  if (!body) return { ...read, body: undefined };
  if (body === 'file') return { ...read, body: await readBytes(c.req.raw, MAX_FILE_BYTES) };
  return { ...read, body: parse(body, await readJson(c.req.raw)) };
}
