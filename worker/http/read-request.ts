import type * as z from 'zod/mini';
import type { Endpoint } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { findUnstorable } from '#core/text.ts';
import type { RequestContext } from './context.ts';
import { plainReason } from './plain-reason.ts';

/** Largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 256 * 1024;

/** The body's bytes, given up as soon as there are more than `limit`. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw tooLarge(limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
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

const tooLarge = (limit: number): ApiError =>
  new ApiError(
    'PAYLOAD_TOO_LARGE',
    `That is larger than we take: at most ${Math.floor(limit / 1024)} kB here`,
  );

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('UNSUPPORTED_TYPE', 'Send JSON, with Content-Type: application/json');
  }
  return storable(parseJson(await readBytes(request, MAX_JSON_BYTES)));
}

function storable(value: unknown): unknown {
  const unstorable = findUnstorable(value);
  if (unstorable) throw refusal(unstorable.path, unstorable.reason);
  return value;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw refusal('', 'The body is not valid JSON');
  }
}

function refusal(path: string, reason: string): ApiError {
  return new ApiError('INVALID_INPUT', undefined, { fields: [{ path, reason }] });
}

function parseParams(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('NOT_FOUND');
  return parsed.data;
}

/** Everything that an endpoint reads from its request, each part by its schema. */
export async function readRequest(c: RequestContext, endpoint: Endpoint) {
  const { params, query, headers } = endpoint;
  const read = {
    params: params ? parseParams(params, c.req.param()) : undefined,
    query: query ? parseInput(query, storable(c.req.query()), '', plainReason) : undefined,
    headers: headers ? parseInput(headers, c.req.header(), '', plainReason) : undefined,
  };
  if (!endpoint.body) return { ...read, body: undefined };
  if (endpoint.body === 'file') return { ...read, body: await readBytes(c.req.raw, endpoint.maxBytes) };
  return { ...read, body: parseInput(endpoint.body, await readJson(c.req.raw), '', plainReason) };
}
