import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HranaError } from './errors.ts';

/** Largest request body, in bytes. Files belong in the media store, not in a statement. */
const mostBodyBytes = 16 * 1024 * 1024;

/** An answer that isn't 200. The protocol has clients read the body as an error and give up the stream. */
export class HttpError extends HranaError {
  readonly status: number;

  constructor(status: number, code: string, message: string) {
    super(code, message);
    this.status = status;
  }
}

export function requireToken(request: IncomingMessage, token: string): void {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests have one length, which the comparison asks for and which tells nothing about the token's.
  if (!timingSafeEqual(digest(sent), digest(token))) {
    throw new HttpError(
      401,
      'AUTH_TOKEN_INVALID',
      'The authorization header must carry the bearer token of this database',
    );
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > mostBodyBytes)
      throw new HttpError(413, 'BODY_TOO_LARGE', 'The request body is larger than 16 MB');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new HttpError(400, 'MALFORMED_REQUEST', 'The request body is not valid JSON');
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Answers a failure. What nobody foresaw goes to the log, and to the client without its details. */
export function sendError(response: ServerResponse, error: unknown): void {
  const isGone = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
  if (response.headersSent || response.destroyed || isGone) return;
  if (error instanceof HttpError) {
    if (error.status === 413) response.setHeader('connection', 'close');
    sendJson(response, error.status, error);
  } else {
    console.error(error);
    sendJson(response, 500, { message: 'The database failed unexpectedly', code: 'INTERNAL_ERROR' });
  }
}
