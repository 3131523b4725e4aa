import { ApiError } from '#core/errors.ts';
import { type ByteRange, findRange } from './byte-range.ts';

/** A file that an account may read, before its bytes are asked for. */
export interface ServedFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Strong: the same tag stands for the same bytes, for ever. */
  etag: string;
  /** The bytes, or a part of them; null where storage does not have them. */
  open(range?: ByteRange): Promise<ReadableStream | null>;
}

export interface FileOptions {
  /** Save it instead of showing it. */
  download: boolean;
  /** Whether the address always shows these bytes; otherwise each use asks whether they are still the right ones. */
  immutable: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const names = (list: string | null, etag: string): boolean =>
  (list ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/**
 * Answers with a file: whole, the one part that Range asks for (206, or 416 where there is no such part), or 304 where
 * the caller has it. It may be shown as a picture or saved; opened by itself it can run nothing. Throws NOT_FOUND
 * where storage does not have it.
 */
export async function answerFile(
  request: Request,
  file: ServedFile,
  { download, immutable }: FileOptions,
): Promise<Response> {
  const headers = new Headers({
    etag: file.etag,
    'cache-control': immutable ? `private, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
  });
  if (names(request.headers.get('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers });

  headers.set('accept-ranges', 'bytes');
  const isGet = request.method === 'GET';
  const range = isGet ? findRange(request.headers, file) : null;
  if (range === 'none') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const body = isGet ? await file.open(range ?? undefined) : null;
  if (isGet && !body) throw new ApiError('NOT_FOUND');
  headers.set('content-type', file.type);
  headers.set('content-length', String(range ? range.length : file.size));
  headers.set(
    'content-disposition',
    `${download ? 'attachment' : 'inline'}; filename="${plainName(file.name)}"`,
  );
  headers.set(
    'content-security-policy',
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  );
  if (!range) return new Response(body, { headers });
  headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${file.size}`);
  return new Response(body, { status: 206, headers });
}

const plainName = (name: string): string => name.replace(/[^\w.-]/g, '_');
