import { ADDRESSES } from 'virtual:api-addresses';
import type { API, EndpointName } from '#core/api.ts';
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, ReplyOf } from '#core/endpoint.ts';
import { ApiError, ERRORS, type ErrorCode, type ErrorReply } from '#core/errors.ts';
import { changing } from './account-changes.ts';
import { StrangeReply } from './strange-reply.ts';

/** What a caller has to know of each of some endpoints. */
export type Addresses<Name extends EndpointName> = Readonly<
  Record<Name, { method: string; path: string; isFile?: true }>
>;
export type CommonEndpoint = keyof typeof ADDRESSES;

type Row<Name extends EndpointName> = (typeof API)[Name];
type Given<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: never }
  : { [K in Key]: Value };

/** What a call of an endpoint has to bring: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'headers', HeadersOf<E>> &
  (unknown extends BodyOf<E>
    ? { body?: unknown }
    : Given<'body', E['body'] extends 'file' ? Blob : BodyOf<E>>) & {
    signal?: AbortSignal;
  };

/** What a call answers with: the reply as its row has it, or the response itself where a file comes. */
export type CallReply<E extends Endpoint> = E['reply'] extends 'file' | 'page' ? Response : ReplyOf<E>;

/** The path with its `:params` filled in and encoded, and the query behind it. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function isErrorReply(value: unknown): value is ErrorReply {
  const code = (value as Partial<ErrorReply> | null)?.error?.code;
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** For a body that is not ours: what stands in between knows neither engines nor credits, so its failures are all one. */
const codeOfStatus = (status: number): ErrorCode =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => status < 500 && ERRORS[code].status === status) ??
  'INTERNAL';

/** The error of a reply that is not ok. Where its body is not ours: status and text, as the spec's catalogue has it. */
export async function errorOf(reply: Response): Promise<ApiError> {
  const text = await reply.text().catch(() => null);
  try {
    const body: unknown = JSON.parse(text ?? '');
    if (isErrorReply(body)) {
      const { code, message, fields, resetsAt, versions } = body.error;
      const retryAfter = Number(reply.headers.get('retry-after')) || undefined;
      return new ApiError(code, message, {
        ...(fields && { fields }),
        ...(resetsAt && { resetsAt }),
        ...(versions && { versions }),
        ...(retryAfter && { retryAfter }),
      });
    }
  } catch {
    // Not JSON: the status says what there is to say.
  }
  const code = codeOfStatus(reply.status);
  // HTTP/2 has no status text.
  const words = text?.slice(0, 200) || reply.statusText || 'Request failed';
  const known = reply.status === 401 || reply.status === 402 || reply.status === 429;
  return known ? new ApiError(code) : new StrangeReply(code, `${reply.status}: ${words}`);
}

/**
 * Calls an endpoint of the API table. Throws ApiError for a refusal, and the browser's own TypeError where the
 * network failed.
 */
export const call = <Name extends CommonEndpoint>(
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> => callAt(ADDRESSES, name, input);

/** The same, of the endpoints whose addresses are given. */
export async function callAt<Known extends EndpointName, Name extends Known>(
  addresses: Addresses<Known>,
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> {
  const endpoint = addresses[name];
  const { params, query, headers, body, signal } = input as {
    params?: Record<string, string>;
    query?: Record<string, string | undefined>;
    headers?: Record<string, string>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const isFile = body instanceof Blob;
  const send = () =>
    fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  const reply = await (endpoint.method === 'GET' ? send() : changing(send));
  if (!reply.ok) throw await errorOf(reply);
  return (endpoint.isFile ? reply : await reply.json()) as CallReply<Row<Name>>;
}
